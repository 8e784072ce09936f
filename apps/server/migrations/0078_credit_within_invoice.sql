-- The credit notes of an order never exceed its invoice, which is its total. Its lock has two notes at once counted one after the other.
CREATE FUNCTION check_credit_within_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoiced bigint;
  credited bigint;
BEGIN
  SELECT total_piastres INTO invoiced FROM orders o
    WHERE o.id = NEW.order_id AND EXISTS (SELECT FROM book_documents i WHERE i.order_id = o.id AND i.kind = 'invoice') FOR UPDATE;
  SELECT coalesce(sum(credit_piastres), 0) INTO credited FROM book_documents WHERE order_id = NEW.order_id AND id <> NEW.id;
  IF credited + NEW.credit_piastres > coalesce(invoiced, 0) THEN
    RAISE EXCEPTION 'A credit note of % exceeds what is left of the invoice of order %', NEW.credit_piastres, NEW.order_id
      USING ERRCODE = 'check_violation', TABLE = 'book_documents', CONSTRAINT = 'book_documents_within_invoice_check';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER book_documents_within_invoice BEFORE INSERT OR UPDATE OF "order_id", "credit_piastres" ON "book_documents"
  FOR EACH ROW WHEN (NEW.kind = 'credit_note') EXECUTE FUNCTION check_credit_within_invoice();

-- Terms that nobody has edited named days, fee and threshold by hand. The blocks are parsed anew at the next start.
UPDATE policies SET body = replace(replace(body, '- We deliver to all 27 governorates. In Greater Cairo and Alexandria most orders arrive within 24 hours of the confirmation call; elsewhere it takes 2 to 5 working days.', '- We deliver throughout Egypt. {delivery_times} Working days are those on which we deliver. Before you confirm, the checkout names the day on which your order arrives.'), '- Delivery is free on orders over EGP 500. Below that the fee is shown in the cart.', '- {delivery_costs} The cart shows the fee.'),
  version = 2, updated_at = now()
WHERE kind = 'terms' AND language = 'en' AND version = 1
  AND md5(body) IN ('c9f1842fc10d2a1ee120945f189f6b13', '8a3e2c39c152e8a0bfa6b5687ad49d6e');--> statement-breakpoint
UPDATE policies SET body = replace(replace(body, '- نوصّل إلى كل محافظات مصر الـ27. في القاهرة الكبرى والإسكندرية تصل أغلب الطلبات خلال 24 ساعة من مكالمة التأكيد، وفي باقي المحافظات من 2 إلى 5 أيام عمل.', '- نوصّل إلى محافظات مصر. {delivery_times} أيام العمل هي أيام التوصيل، وقبل تأكيد الطلب نعرض لك يوم وصوله.'), '- التوصيل مجاني للطلبات فوق 500 ج.م، وأقل من ذلك تظهر المصاريف في السلة.', '- {delivery_costs} وتظهر المصاريف في السلة.'),
  version = 2, updated_at = now()
WHERE kind = 'terms' AND language = 'ar' AND version = 1
  AND md5(body) IN ('bf5ad677a72f52ff1630287d376ad609', 'd949c627e71c5cc637760a7843722535');

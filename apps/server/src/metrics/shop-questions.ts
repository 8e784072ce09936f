import { orderStatuses, paymentMethods } from '@shop/contract'
import type { Db } from '../database/client.ts'

/** A figure, or one for each label. */
export type Figure = { label?: string; value: number }
export type Question = {
  help: string
  label?: string
  /** Labels that are exported with 0 as well, so that 0 differs from a missing answer. */
  always?: readonly string[]
  ask: (db: Db) => Promise<readonly Figure[]>
}

/** What an owner asks, counted in the database and so the same from every process. Each is read from an index or a short table. */
export const shopQuestions: Record<string, Question> = {
  orders_placed_last_hour: {
    help: 'Orders of the last hour, by payment method',
    label: 'method',
    always: paymentMethods,
    ask: (db) => db`
      select payment_method as label, count(*)::integer as value from orders
      where status = any (${[...orderStatuses]}::text[]) and created_at > now() - interval '1 hour' group by 1`,
  },
  orders_open: {
    help: 'Orders that are not over, by status',
    label: 'status',
    ask: (db) => db`
      select status as label, count(*)::integer as value from orders
      where status in ('pending_payment', 'processing', 'in_transit') group by 1`,
  },
  payments_pending: {
    help: 'Payments without a final result of the provider',
    ask: (db) => db`select count(*)::integer as value from payments where ask_at is not null`,
  },
  payments_unconfirmed_seconds: {
    help: 'How long the oldest signed call about a payment has been waiting for the answer of the provider',
    ask: (db) => db`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as value from payment_news where due_at is not null`,
  },
  payments_under_review: {
    help: 'Payments that staff must look at',
    ask: (db) => db`select count(*)::integer as value from payment_problems where dealt_with_at is null`,
  },
  refunds_waiting: {
    help: 'Refunds that are not done',
    ask: (db) => db`select count(*)::integer as value from refunds where status in ('requested', 'sent')`,
  },
  messages_last_hour: {
    help: 'Messages to phones of the last hour, by what became of them',
    label: 'status',
    always: ['waiting', 'sent', 'failed'],
    ask: (db) => db`
      select status as label, count(*)::integer as value from messages
      where created_at > now() - interval '1 hour' group by 1`,
  },
  messages_oldest_waiting_seconds: {
    help: 'How long the oldest message of the last hour that is not sent has been waiting',
    ask: (db) => db`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as value from messages
      where created_at > now() - interval '1 hour' and status = 'waiting'`,
  },
  backup_last_timestamp_seconds: {
    help: 'The moment that the newest backup shows, in Unix time; 0 when none was taken',
    ask: (db) => db`select coalesce(max(extract(epoch from taken_at)), 0)::float8 as value from last_backup`,
  },
  derived_differences: {
    help: 'Stored values that differed from their sources at the last check',
    ask: (db) => db`select coalesce(max(differences), 0) as value from derived_check`,
  },
  derived_checked_timestamp_seconds: {
    help: 'When the derived columns were last compared with their sources, in Unix time; 0 for never',
    ask: (db) => db`select coalesce(max(extract(epoch from checked_at)), 0)::float8 as value from derived_check`,
  },
  jobs_waiting: {
    help: 'Jobs whose time has come, by queue',
    label: 'queue',
    ask: (db) => db`
      select name as label, count(*)::integer as value from pgboss.job
      where state in ('created', 'retry') and start_after <= now() group by 1`,
  },
  jobs_oldest_waiting_seconds: {
    help: 'How long the oldest job whose time has come has been waiting',
    ask: (db) => db`
      select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as value from pgboss.job
      where state in ('created', 'retry') and start_after <= now()`,
  },
}

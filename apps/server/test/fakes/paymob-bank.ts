import { randomInt } from 'node:crypto'
import type { OnlineMethod } from '@shop/contract'
import type { PaymobTransaction } from '../../src/modules/payments/providers/paymob/index.ts'

/** What a merchant asked Paymob to collect. */
export type FakeIntention = {
  orderId: number
  clientSecret: string
  amount: number
  integrationId: number
  reference: string
  notificationUrl: string
  returnUrl: string
  expiration: number
}

export type BankOutcome = 'paid' | 'declined' | 'pending'

/** What the bank behind the fake has done: intentions, and transactions by their ids. */
export type FakeBank = {
  intentions: Map<number, FakeIntention>
  transactions: Map<number, PaymobTransaction>
  open(intention: Omit<FakeIntention, 'orderId' | 'clientSecret'>): FakeIntention
  /** A shopper tries to pay. @param changes what the bank does otherwise than asked, such as another amount */
  pay(orderId: number, outcome: BankOutcome, changes?: Partial<PaymobTransaction>): PaymobTransaction
  /** The bank decides on a payment that was pending. */
  decide(transactionId: number, outcome: 'paid' | 'declined'): PaymobTransaction
  /** Gives money back. @returns null when more is asked than is left */
  giveBack(transactionId: number, amount: number | 'void'): PaymobTransaction | null
  /** What an inquiry about a transaction is answered, when that differs from what its signed call says; null: not known. */
  answers: Map<number, Partial<PaymobTransaction> | null>
  /** The answer to an inquiry. */
  inquire(transactionId: number): PaymobTransaction | undefined
  /** The answer to an inquiry about an order: its newest payment. */
  inquireOrder(orderId: number): PaymobTransaction | undefined
}

/** The integrations that the fake's merchant has. */
export const integrations = {
  card: [1001],
  wallet: [1002],
  kiosk: [1003],
  bank_installments: [1004],
  // Each company has its own.
  pay_later: [1005, 1006],
} satisfies Record<OnlineMethod, number[]>

export function createBank(): FakeBank {
  // Ids differ from one fake to the next, as they do in the real one.
  let serial = randomInt(1, 1_000_000) * 1000
  const intentions: FakeBank['intentions'] = new Map()
  const transactions: FakeBank['transactions'] = new Map()

  const store = (transaction: PaymobTransaction) => {
    transactions.set(transaction.id, transaction)
    return transaction
  }

  const answers: FakeBank['answers'] = new Map()
  const inquire = (id: number) => {
    const transaction = transactions.get(id)
    const other = answers.get(id)
    return transaction && other !== null ? { ...transaction, ...other } : undefined
  }

  return {
    intentions,
    transactions,
    open(request) {
      serial += 1
      const intention = { ...request, orderId: serial, clientSecret: `egy_csk_test_${serial}` }
      intentions.set(intention.orderId, intention)
      return intention
    },
    pay(orderId, outcome, changes = {}) {
      const intention = intentions.get(orderId)
      if (!intention) throw new Error(`The fake has no order ${orderId}`)
      serial += 1
      return store({ ...makeTransaction(serial, intention), ...decisionOf(outcome), ...changes })
    },
    decide(transactionId, outcome) {
      const transaction = transactions.get(transactionId)
      if (!transaction) throw new Error(`The fake has no transaction ${transactionId}`)
      return store({ ...transaction, ...decisionOf(outcome) })
    },
    giveBack(transactionId, amount) {
      const parent = transactions.get(transactionId)
      // Kiosks take cash and give none.
      if (!parent?.success || integrations.kiosk.includes(parent.integration_id)) return null
      const left = parent.is_voided ? 0 : parent.amount_cents - (parent.refunded_amount_cents ?? 0)
      const sum = amount === 'void' ? left : amount
      if (sum > left || sum <= 0) return null
      serial += 1
      const isVoid = amount === 'void'
      store({
        ...parent,
        is_voided: parent.is_voided || isVoid,
        is_refunded: parent.is_refunded || !isVoid,
        refunded_amount_cents: (parent.refunded_amount_cents ?? 0) + (isVoid ? 0 : sum),
      })
      return store({ ...parent, id: serial, amount_cents: sum, ...childFlags(parent.id, isVoid) })
    },
    answers,
    inquire,
    inquireOrder: (orderId) =>
      [...transactions.keys()]
        .map((id) => inquire(id))
        .findLast((it) => it?.order.id === orderId && !it.parent_transaction),
  }
}

function makeTransaction(id: number, { orderId, amount, reference, integrationId }: FakeIntention): PaymobTransaction {
  return {
    id,
    pending: false,
    success: true,
    error_occured: false,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_3d_secure: true,
    is_voided: false,
    is_refunded: false,
    is_void: false,
    is_refund: false,
    refunded_amount_cents: null,
    has_parent_transaction: false,
    parent_transaction: null,
    amount_cents: amount,
    currency: 'EGP',
    created_at: '2026-01-15T12:30:45.123456',
    integration_id: integrationId,
    is_live: false,
    owner: 500001,
    data: { message: 'Approved' },
    order: { id: orderId, merchant_order_id: reference },
    source_data: { type: 'card', pan: '2346', sub_type: 'MasterCard' },
  }
}

function decisionOf(outcome: BankOutcome): Partial<PaymobTransaction> {
  if (outcome === 'paid') return { success: true, pending: false, data: { message: 'Approved' } }
  if (outcome === 'pending') return { success: false, pending: true, data: { message: 'Pending' } }
  return { success: false, pending: false, error_occured: true, data: { message: 'Declined' } }
}

function childFlags(parentId: number, isVoid: boolean): Partial<PaymobTransaction> {
  return {
    has_parent_transaction: true,
    parent_transaction: parentId,
    is_standalone_payment: false,
    is_3d_secure: false,
    is_refund: !isVoid,
    is_void: isVoid,
    is_refunded: false,
    is_voided: false,
    refunded_amount_cents: null,
  }
}

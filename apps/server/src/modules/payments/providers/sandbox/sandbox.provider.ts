import { methodRules, onlineMethods } from '@shop/contract'
import { type Db, inTransaction, type Pool } from '../../../../database/client.ts'
import {
  type MethodOffers,
  type PaymentProvider,
  PaymentProviderError,
  type RefundReply,
} from '../payment-provider.types.ts'
import {
  paymobTransactionSchema,
  readPaymobCallback,
  readPaymobReturn,
  toProviderTransaction,
} from '../paymob/index.ts'
import {
  addRefunded,
  findIntention,
  findPaymentOf,
  findTransaction,
  insertTransaction,
  lockTransaction,
  type SandboxTransaction,
  saveIntention,
} from './sandbox.repository.ts'
import { describeTransaction, openSandboxAccount } from './sandbox-account.service.ts'

/** It offers each way to pay, with its usual limits. */
const usualOffers: MethodOffers = Object.fromEntries(
  onlineMethods.map((method) => [method, methodRules[method].limits]),
)

/** The sandbox only runs a few queries. */
const timeoutMs = 2_000

/**
 * A payment provider for a developer's machine: a page simulates the bank, and everything else works like Paymob, signatures
 * included.
 */
export function createSandbox(db: Pool, secret: string, readClock: () => Date): PaymentProvider {
  const account = openSandboxAccount(secret)
  /** Answers an inquiry with what the simulated bank did, in Paymob's form. */
  const answer = async (transaction: SandboxTransaction | null) => {
    const intention = transaction && (await findIntention(db, transaction.orderId))
    if (!intention) return null
    const reported = paymobTransactionSchema.parse(describeTransaction(transaction, intention))
    return toProviderTransaction(reported, account)
  }
  return {
    name: 'sandbox',
    offers: usualOffers,
    timeoutMs,
    askIntervalMs: 0,
    async createIntention({ paymentId, specialReference, method, amount, returnUrl, expiresAt }) {
      const request = { paymentId, specialReference, method, amountPiastres: amount, returnUrl, expiresAt }
      const orderId = await saveIntention(db, request)
      const redirectUrl = new URL(`/dev/pay/${paymentId}`, returnUrl).href
      return { intentionId: `sandbox_${orderId}`, providerOrderId: String(orderId), redirectUrl }
    },
    inquire: async (providerOrderId) => await answer(await findPaymentOf(db, Number(providerOrderId))),
    inquireTransaction: async (transactionId) => await answer(await findTransaction(db, Number(transactionId))),
    refund: (transactionId, amount) =>
      inTransaction(db, (tx) => giveBack(tx, { kind: 'refund', transactionId, amount, now: readClock() })),
    void: (transactionId) =>
      inTransaction(db, (tx) => giveBack(tx, { kind: 'void', transactionId, amount: null, now: readClock() })),
    readCallback: (query, body) => readPaymobCallback(query, body, account),
    readReturn: (search) => readPaymobReturn(search, account),
  }
}

type MoneyBack = { kind: 'refund' | 'void'; transactionId: string; amount: number | null; now: Date }

async function giveBack(tx: Db, { kind, transactionId, amount, now }: MoneyBack): Promise<RefundReply> {
  const payment = await lockTransaction(tx, Number(transactionId))
  const left = payment?.isSuccess && !payment.isVoided ? payment.amountPiastres - payment.refundedPiastres : 0
  const amountPiastres = amount ?? left
  if (!payment || amountPiastres > left || amountPiastres === 0)
    throw new PaymentProviderError('refused', 'Sandbox: the refund is above the remaining amount')
  const { id: parentId, orderId } = payment
  const child = { orderId, parentId, kind, isSuccess: true, isPending: false, amountPiastres, createdAt: now }
  const { id } = await insertTransaction(tx, child)
  await addRefunded(tx, parentId, amountPiastres, kind === 'void')
  return { transactionId: String(id), isRefused: false }
}

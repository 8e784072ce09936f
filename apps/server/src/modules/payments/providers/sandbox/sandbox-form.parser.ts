import { type Piastres, parsePounds, toAsciiDigits } from '@shop/contract'
import { z } from 'zod'
import { AppError } from '../../../../errors.ts'
import type { Decision } from './decide-payment.service.ts'

const formSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.enum(['pay', 'decline', 'wait']) }),
  z.object({ decision: z.literal('pay_odd'), amount: z.string().max(20).transform(toPaidAmount) }),
])

/**
 * Reads what was pressed on the page of the sandbox.
 *
 * @throws AppError `validation_failed`
 */
export function parseDecision(form: unknown): Decision {
  const { success, data } = formSchema.safeParse(form)
  if (!success) throw new AppError('validation_failed')
  return data.decision === 'pay_odd' ? { kind: data.decision, amount: data.amount } : { kind: data.decision }
}

/** Pounds as somebody typed them; nobody pays nothing. */
function toPaidAmount(typed: string, context: z.RefinementCtx): Piastres {
  const amount = parsePounds(Number(toAsciiDigits(typed).trim()))
  if (amount !== null && amount > 0) return amount
  context.addIssue({ code: 'custom', message: 'Not an amount' })
  return z.NEVER
}

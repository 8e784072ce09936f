import type { Choices } from '../random-steps.ts'
import type { Desk, DeskAnswer } from './desk.ts'
import { clerkSteps } from './desk-steps.ts'
import { backSteps } from './return-steps.ts'

/** Everything that is done at the desk. */
const deskSteps = { ...clerkSteps, ...backSteps }
export type DeskKind = keyof typeof deskSteps

/** How often what is wanted at the desk. Whoever finds no order for it wants the next. */
export const deskWeights: Record<DeskKind, number> = {
  takeReturnStep: 24,
  askForReturn: 12,
  workOnMany: 14,
  pack: 24,
  takeStep: 30,
  changeLines: 9,
  bookCash: 6,
  recordCall: 3,
  correctRecipient: 3,
  actByLink: 20,
  refundPayment: 4,
  payOwed: 6,
  acceptPayment: 16,
  settleSheet: 12,
  clearUnmatchedCash: 4,
  undo: 3,
}

export const isOfDesk = (kind: string): kind is DeskKind => kind in deskSteps

/** Does one thing at the desk. */
export async function workAtDesk(desk: Desk, wanted: DeskKind, choices: Choices): Promise<DeskAnswer | undefined> {
  const kinds = Object.keys(deskWeights).filter(isOfDesk)
  const first = kinds.indexOf(wanted)
  let answer: DeskAnswer | undefined
  for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)]) answer ??= await deskSteps[kind](desk, choices)
  return answer
}

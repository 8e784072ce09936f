import type { Localized } from '@shop/contract'
import type { PhoneHistory, WaitingCall } from '@shop/contract/staff'
import { presentActor, presentCall, presentListRow, presentStaffLine } from '../desk/orders.staff-presenter.ts'
import type { ActorColumns } from '../desk/orders.staff-repository.ts'
import type { OrderedLine } from '../orders.repository.ts'
import { isErased, showOrderNumber } from '../orders.rules.ts'
import { whatsappTexts } from './call-texts.messages.ts'
import { openRequestOf } from './change-request.rules.ts'
import { isMissed, type OrderCallRow, type WaitingRow } from './order-calls.repository.ts'
import { noHistory } from './phone-history.service.ts'

type Details = {
  calls: OrderCallRow[]
  lines: OrderedLine[]
  caller: ActorColumns | undefined
  history: PhoneHistory | undefined
}

/** What all orders of the queue share. */
export type QueueTerms = { now: Date; lateBefore: Date; shop: Localized }

/** Presents an order of the call queue, with what the caller must know. Its call is due unless a later one is planned. */
export function presentWaiting(row: WaitingRow, details: Details, { now, lateBefore, shop }: QueueTerms): WaitingCall {
  const { calls, lines, caller, history = noHistory } = details
  const last = calls.findLast(({ source }) => source !== 'shopper')
  const request = openRequestOf(calls)
  const isDue = row.callAt <= now
  const unanswered = calls.filter((call) => isMissed(call) && call.id > (request?.id ?? 0)).length
  const text = {
    shop: shop[row.language],
    number: showOrderNumber(row.number),
    wasTried: unanswered > 0,
    isAboutChange: request !== undefined,
  }
  return {
    ...presentListRow(row, calls),
    waiting_since: row.waitingSince.toISOString(),
    waiting_minutes: Math.max(0, Math.floor((now.getTime() - row.waitingSince.getTime()) / 60_000)),
    is_late: isDue && row.waitingSince < lateBefore,
    call_at: isDue ? null : row.callAt.toISOString(),
    calls: calls.length,
    unanswered,
    last_call: last ? presentCall(last) : null,
    lines: lines.map((line) => {
      const { variant_id, name, color, size, quantity } = presentStaffLine(line)
      return { variant_id, name, color, size, quantity }
    }),
    address: isErased(row) ? null : row.address,
    apartment: row.apartment || null,
    shopper_note: row.notes || null,
    phone_history: history,
    trust: { step: row.trustStep, reasons: row.trustReasons },
    caller: caller ? presentActor(caller) : null,
    whatsapp_text: isErased(row) ? null : whatsappTexts[row.language](text),
  }
}

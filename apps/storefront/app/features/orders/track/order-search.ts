import { parseOneTimeCode, parseOrderNumber, parsePhoneNumber } from '@shop/contract'
import type { TextStore } from '@shop/session'

/** The fields of the two forms; their names are the API's. */
export const searchFields = ['number', 'phone', 'otp_code'] as const
export type SearchField = (typeof searchFields)[number]
export type SearchDraft = Partial<Record<SearchField, string>>

/** A search whose code was requested. `token` goes back with the code. */
export type OrderSearch = { number: string; phone: string; token: string }

/** The fields of a draft that cannot be right. */
export function findWrongFields(draft: SearchDraft): SearchField[] {
  const isRight: Record<SearchField, (typed: string) => boolean> = {
    number: (typed) => parseOrderNumber(typed) !== null,
    phone: (typed) => parsePhoneNumber(typed) !== null,
    otp_code: (typed) => parseOneTimeCode(typed) !== null,
  }
  return searchFields.filter((name) => draft[name] !== undefined && !isRight[name](draft[name]))
}

/** The numbers of a right draft as the shop writes them: Arabic digits in groups would change their order in a sentence. */
export function tidyNumbers(number: string, phone: string): Pick<OrderSearch, 'number' | 'phone'> {
  return { number: `NW-${parseOrderNumber(number)}`, phone: `0${parsePhoneNumber(phone)?.slice('+20'.length)}` }
}

const searchName = 'order_search'

/** Stores the search until its order is found: phones may reload the page on the way back from the message. It ends with the tab. */
export function orderSearchStorage(store: TextStore) {
  return {
    save(search: OrderSearch | null): void {
      if (search) store.setItem(searchName, JSON.stringify(search))
      else store.removeItem(searchName)
    },
    recall: (): OrderSearch | null => parseSearch(store.getItem(searchName)),
  }
}

/** A stored text in another format counts as none. */
function parseSearch(text: string | null): OrderSearch | null {
  try {
    const parsed: Partial<Record<string, unknown>> | null = JSON.parse(text ?? 'null')
    const { number, phone, token } = parsed ?? {}
    if (typeof number !== 'string' || typeof phone !== 'string' || typeof token !== 'string') return null
    return { number, phone, token }
  } catch {
    return null
  }
}

import { parseOneTimeCode, parseOrderNumber, parsePhoneNumber } from '@shop/contract'
import { readFields, type TextStore } from '@shop/session'

/** A search whose code was requested. `token` goes back with the code. */
export type OrderSearch = { number: string; phone: string; token: string }

/** The fields of both steps, with their checks; their names are the API's. */
export const searchChecks = {
  number: checkBy(parseOrderNumber),
  phone: checkBy(parsePhoneNumber),
  otp_code: checkBy(parseOneTimeCode),
}

function checkBy(parse: (typed: string) => unknown) {
  return (typed: string): 'wrong' | null => (parse(typed) === null ? 'wrong' : null)
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
  const { number, phone, token } = readFields(text)
  if (typeof number !== 'string' || typeof phone !== 'string' || typeof token !== 'string') return null
  return { number, phone, token }
}

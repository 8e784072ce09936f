import { expect } from '@playwright/test'

/** A code, but not the number of an order such as NW-100001. */
const codePattern = /(?<![\w-])(\d{6})\b/
const orderLinkPattern = /\/o\/([\w-]+)$/

/**
 * The newest code that was sent to a phone; waits for a new one.
 *
 * @param phone as +20…
 * @param known codes that were read before
 */
export async function readCode(address: string, phone: string, known: readonly string[] = []): Promise<string> {
  return await readNewest(address, phone, codePattern, known)
}

/** The token of the newest invitation to a phone; waits until it is sent. */
export async function readInvitation(address: string, phone: string, known: readonly string[] = []): Promise<string> {
  return await readNewest(address, phone, /#invitation=([\w-]+)/, known)
}

/**
 * The token of the link in the newest message to a phone; waits until it is sent.
 *
 * @param number of the order, such as NW-100001, when the phone has several
 */
export async function readOrderLink(address: string, phone: string, number = ''): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const texts = (await readTexts(address, phone)).filter((text) => text.includes(number))
      found = findNewest(texts, orderLinkPattern)
      return found
    })
    .toBeDefined()
  return found ?? ''
}

/** All codes that were sent to a phone so far. */
export async function readCodes(address: string, phone: string): Promise<string[]> {
  return (await readTexts(address, phone)).flatMap((text) => codePattern.exec(text)?.[1] ?? [])
}

/** All messages that were sent to a phone so far, the newest first. */
export async function readTexts(address: string, phone: string): Promise<string[]> {
  const answer = await fetch(new URL('/dev/outbox.json', address))
  const messages = (await answer.json()) as { to: string; text: string }[]
  return messages.filter(({ to }) => to === phone).map(({ text }) => text)
}

async function readNewest(address: string, phone: string, pattern: RegExp, known: readonly string[]): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      found = findNewest(await readTexts(address, phone), pattern) ?? ''
      return found !== '' && !known.includes(found)
    })
    .toBe(true)
  return found
}

/** What the pattern takes from the newest message that it matches; messages of another kind may come between. */
function findNewest(texts: readonly string[], pattern: RegExp): string | undefined {
  return texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).at(0)
}

import { expect } from '@playwright/test'

/**
 * The newest code that was sent to a phone; waits for a new one.
 *
 * @param phone as +20…
 * @param known codes that were read before
 */
export async function readCode(address: string, phone: string, known: readonly string[] = []): Promise<string> {
  return await readNewest(address, phone, /\b(\d{6})\b/, known)
}

/** The token of the newest invitation to a phone; waits until it is sent. */
export async function readInvitation(address: string, phone: string, known: readonly string[] = []): Promise<string> {
  return await readNewest(address, phone, /#invitation=([\w-]+)/, known)
}

/** All codes that were sent to a phone so far. */
export async function readCodes(address: string, phone: string): Promise<string[]> {
  return (await readTexts(address, phone)).flatMap((text) => /\b(\d{6})\b/.exec(text)?.[1] ?? [])
}

async function readTexts(address: string, phone: string): Promise<string[]> {
  const answer = await fetch(new URL('/dev/outbox.json', address))
  const messages = (await answer.json()) as { to: string; text: string }[]
  return messages.filter(({ to }) => to === phone).map(({ text }) => text)
}

async function readNewest(address: string, phone: string, pattern: RegExp, known: readonly string[]): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const [newest = ''] = await readTexts(address, phone)
      found = pattern.exec(newest)?.[1] ?? ''
      return found !== '' && !known.includes(found)
    })
    .toBe(true)
  return found
}

import { expect } from '@playwright/test'

/**
 * The newest code that the shop has sent to a phone; waits until it has.
 *
 * @param phone as +20…
 * @param known codes that were read before: only another one counts
 */
export async function readCode(address: string, phone: string, known: readonly string[] = []): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const answer = await fetch(new URL('/dev/outbox.json', address))
      const messages = (await answer.json()) as { to: string; text: string }[]
      const newest = messages.find(({ to }) => to === phone)
      code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
      return code !== '' && !known.includes(code)
    })
    .toBe(true)
  return code
}

import { languages } from '@shop/contract'
import { beforeAll, expect, it } from 'vitest'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { wordsIn } from '../../../test/words.ts'
import { usersApi } from '../../data/api.ts'
import { staffSessionsMessages } from './staff-sessions.messages.ts'

beforeAll(async () => {
  const { admin, clerk } = await openShop()
  for (const { phone, password } of [admin, clerk]) await usersApi.logIn({ body: { phone, password } })
})

it.each(languages)('in %s each button says whom it signs out', async (language) => {
  const { signOut } = wordsIn(language)(staffSessionsMessages)
  const main = await openDashboard('staff-sessions', language)
  const buttons = main.getByRole('button', { name: new RegExp(`^${signOut}`) })
  await expect.poll(() => buttons.elements().length).toBe(2)
  const [one, other] = buttons.elements().map(({ ariaLabel }) => ariaLabel ?? '')
  expect([one, other].map((name) => name?.startsWith(signOut))).toEqual([true, true])
  expect(one).not.toBe(other)
})

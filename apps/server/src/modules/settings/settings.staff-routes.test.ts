import { policyKinds } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { words } from '../../../test/factories.ts'
import { fillPolicies } from '../policies/index.ts'
import { listInstallmentPlans } from './settings.repository.ts'

let shop: TestShop
let other: TestProcess
let admin: Member
beforeAll(async () => {
  shop = await openTestShop()
  other = await openProcess(shop)
  await fillPolicies(shop.pool)
  admin = await enterAs(shop, 'admin')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const plan = {
  name: words('Plan'),
  months: 12,
  fee_percent: 0,
  min_total: 500,
  max_total: null,
  valid_from: '2026-01-01',
  valid_to: null,
}

/** The records of which there is one, with a right change and what the shop then shows. */
const singles = [
  {
    path: '/settings/',
    change: {
      warranty_years: 3,
      name: words('Nour'),
      is_phone_verification_required: false,
      guest_max_per_product: 3,
      guest_max_total: 2500.5,
      tax_card: null,
      seller_address: '4 Industry Street, Giza',
      installment_plans: [{ ...plan, name: words('Year'), fee_percent: 12.5, max_total: 9000.5 }],
    },
    shownAt: '/api/settings/',
    shown: {
      warranty_years: 3,
      name: 'Nour',
      installment_plans: [{ name: 'Year', months: 12, fee_percent: 12.5, min_total: 500, max_total: 9000.5 }],
    },
    wrong: [
      [{ guest_max_total: 0.001 }, 'guest_max_total'],
      [{ name: { en: 'x', ar: ' ' } }, 'name.ar'],
      [{ return_days: 1.5 }, 'return_days'],
      [{ guest_max_units: 0 }, 'guest_max_units'],
      [{ guest_max_total: -1 }, 'guest_max_total'],
      [{ tax_card: '12345678' }, 'tax_card'],
      [{ commercial_register: ' ' }, 'commercial_register'],
      [{ seller_address: ' ' }, 'seller_address'],
      [{ trust_call_orders: -1 }, 'trust_call_orders'],
      [{ trust_call_phones: 101 }, 'trust_call_phones'],
      [{ trust_held_out_percent: 51 }, 'trust_held_out_percent'],
      [{ trust_deposit_percent: 4 }, 'trust_deposit_percent'],
      [{ trust_deposit_percent: 91 }, 'trust_deposit_percent'],
      [{ installment_plans: [{ ...plan, months: 1 }] }, 'installment_plans.0.months'],
      [{ installment_plans: [{ ...plan, fee_percent: 1.005 }] }, 'installment_plans.0.fee_percent'],
      [{ installment_plans: [{ ...plan, max_total: 499 }] }, 'installment_plans.0.max_total'],
      [{ installment_plans: [{ ...plan, valid_to: '2025-12-31' }] }, 'installment_plans.0.valid_to'],
      [{ installment_plans: [{ ...plan, valid_from: '2026-02-30' }] }, 'installment_plans.0.valid_from'],
    ],
  },
  {
    path: '/contact-info/',
    change: {
      hotline_number: '١٩٧٧٧',
      main_phone: '01012345678',
      facebook: 'https://facebook.com/nawwar',
      youtube: null,
    },
    shownAt: '/api/contacts/contact-info/',
    shown: {
      hotline_number: '19777',
      main_phone: '+201012345678',
      facebook: 'https://facebook.com/nawwar',
      youtube: null,
    },
    wrong: [
      [{ facebook: 'javascript:alert(1)' }, 'facebook'],
      [{ instagram: 'http://instagram.com/x' }, 'instagram'],
      [{ main_phone: 'call us' }, 'main_phone'],
    ],
  },
  {
    path: '/policies/terms/',
    change: { title: words('Rules'), body: words('## One\n\nTwo') },
    shownAt: '/api/policies/terms/',
    shown: { title: 'Rules', version: 2, blocks: [{ kind: 'heading' }, { kind: 'paragraph' }] },
    wrong: [
      [{ title: { en: '', ar: 'x' } }, 'title.en'],
      [{ body: { en: 'x', ar: ' ' } }, 'body.ar'],
    ],
  },
] as const

describe.each(singles)('$path', ({ path, change, shownAt, shown, wrong }) => {
  test('is refused where it is wrong', async () => {
    const { body: now } = await admin.call('GET', path)
    for (const [changes, field] of wrong) {
      const { status, body } = await admin.call('PUT', path, { body: { ...now, ...changes } })
      expect([status, Object.keys(body.errors)], JSON.stringify(changes)).toEqual([400, [field]])
    }
    expect((await admin.call('GET', path)).body).toEqual(now)
  })

  test('of two concurrent changes one is saved, recorded, and shown by every process', async () => {
    const { body: now } = await admin.call('GET', path)
    expect((await callApi(other.app, 'GET', shownAt)).status).toBe(200)
    const answers = await Promise.all([1, 2].map(() => admin.call('PUT', path, { body: { ...now, ...change } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: now.version + 1 } })
    await expect.poll(async () => (await callApi(other.app, 'GET', shownAt)).body).toMatchObject(shown)
    const [entry] = await shop.pool`select action, before from audit_entries order by id desc limit 1`
    expect(entry).toMatchObject({ action: 'updated', before: {} })
  })
})

test('accounts follow the setting: a phone need not be verified any more', async () => {
  const phone = '01088887777'
  const signUp = {
    phone,
    password: 'kettle and tea 4',
    username: 'mona',
    first_name: 'Mona',
    last_name: 'Salem',
    email: '',
  }
  const { body } = await callApi(other.app, 'POST', '/api/users/register/', {
    body: { ...signUp, confirm_password: 'kettle and tea 4' },
  })
  expect(body.verification_required ?? false).toBe(false)
})

test('policies are listed with both languages', async () => {
  const { body } = await admin.call('GET', '/policies/')
  expect(body.results.map(({ id }: { id: string }) => id)).toEqual([...policyKinds])
  expect(body.results[0].title).toMatchObject({ en: expect.stringMatching(/\w/), ar: expect.stringMatching(/[ء-ي]/) })
})

// Cairo is two hours ahead of UTC in winter: its days begin at 22:00.
test.each([
  ['2026-11-30T21:59:59Z', ['always'], '2026-11-30T22:00:00Z'],
  ['2026-11-30T22:00:00Z', ['always', 'December'], '2026-12-31T22:00:00Z'],
  ['2026-12-31T21:59:59Z', ['always', 'December'], '2026-12-31T22:00:00Z'],
  ['2026-12-31T22:00:00Z', ['always'], '2198-12-31T22:00:00Z'],
])('at %s the plans to pay by the month are %j, until %s', async (moment, names, until) => {
  const before = (await admin.call('GET', '/settings/')).body
  const plans = [
    { ...plan, name: words('always') },
    { ...plan, name: words('December'), valid_from: '2026-12-01', valid_to: '2026-12-31' },
    { ...plan, name: words('later'), valid_from: '2199-01-01' },
  ]
  expect((await admin.call('PUT', '/settings/', { body: { ...before, installment_plans: plans } })).status).toBe(200)
  const process = await openProcess(shop, { readClock: () => new Date(moment) })
  const { body } = await callApi(process.app, 'GET', '/api/settings/')
  await process.close()
  expect(body.installment_plans.map(({ name }: { name: string }) => name)).toEqual(names)
  const { nextChange } = await listInstallmentPlans(shop.pool, new Date(moment), 'en')
  expect(nextChange).toEqual(new Date(until))
})

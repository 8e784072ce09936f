import { readCode } from '../pages/outbox.ts'
import type { ShopClient } from '../pages/shop-client.ts'
import { inventShopper, type Shopper } from '../pages/shopper.ts'
import { logInByApi, type StaffClient } from '../pages/staff-client.ts'
import type { Pen } from './pen.ts'

/** A shopper and a member of staff whose names are scripts. */
export async function fillPeople(origin: string, client: ShopClient, staff: StaffClient, pen: Pen) {
  const shopper = inventShopper('')
  await openAccount(origin, client, pen, shopper)
  const { access } = await logInByApi(origin, 'en', shopper)
  const names = namesOf(pen, 'users.updateProfile')
  await client.users.updateProfile({ body: names }, { headers: { authorization: `Bearer ${access}` } })

  const member = inventShopper('')
  const rights = { phone: member.phone, role: 'support', password: member.password } as const
  const { id } = await staff.staffMembers.createStaffMember({
    body: { ...rights, ...namesOf(pen, 'staff.staffMembers.createStaffMember') },
  })
  return { shopper, member: { ...member, id } }
}

async function openAccount(origin: string, client: ShopClient, pen: Pen, { phone, password }: Shopper): Promise<void> {
  const body = { phone, password, password2: password, ...namesOf(pen, 'users.register') }
  const { registration_token } = await client.users.register({ body })
  await client.users.requestOtp({ body: { phone, registration_token } })
  await client.users.verifyOtp({ body: { phone, otp_code: await readCode(origin, phone), registration_token } })
}

function namesOf(pen: Pen, call: string) {
  return { first_name: pen.write(`${call}.first_name`, 60), last_name: pen.write(`${call}.last_name`, 60) }
}

import { readCode, readInvitation } from '../pages/outbox.ts'
import type { ShopClient } from '../pages/shop-client.ts'
import { inventShopper, type Shopper } from '../pages/shopper.ts'
import { logInByApi, type StaffClient } from '../pages/staff-client.ts'
import { finer } from './fill-orders.ts'
import type { Pen } from './pen.ts'

/** Creates a shopper and a member of staff whose names are scripts. */
export async function fillPeople(origin: string, client: ShopClient, staff: StaffClient, pen: Pen) {
  const shopper = inventShopper('')
  await openAccount(origin, client, pen, shopper)
  const { access } = await logInByApi(origin, 'en', shopper)
  const names = namesOf(pen, 'users.updateProfile')
  await client.users.updateProfile({ body: names }, { headers: { authorization: `Bearer ${access}` } })

  await saveAddresses(client, pen, access)
  const blocked = await blockForAWhile(staff, pen, shopper)

  const member = inventShopper('')
  const { phone, password } = member
  const invited = namesOf(pen, 'staff.staffMembers.inviteStaffMember')
  await staff.staffMembers.inviteStaffMember({ body: { phone, role: 'support', ...invited } })
  const token = await readInvitation(origin, phone)
  await client.invitations.acceptInvitation({
    body: { token, password, ...namesOf(pen, 'invitations.acceptInvitation') },
  })
  const { results } = await staff.staffMembers.listStaffMembers({ query: { q: phone } })
  // An invitation that is not accepted yet.
  await staff.staffMembers.inviteStaffMember({ body: { phone: inventShopper('').phone, role: 'orders', ...invited } })
  return { shopper, blocked, member: { ...member, id: results[0]?.id ?? 0 } }
}

/** Blocks the account of a shopper and opens it again. @returns the id of the customer */
async function blockForAWhile({ customers }: StaffClient, pen: Pen, { phone }: Shopper): Promise<string> {
  const { results } = await customers.listCustomers({ query: { q: phone } })
  const customer = results[0]?.id ?? ''
  const reason = pen.write('staff.customers.updateAccount.reason', 500)
  for (const is_active of [false, true]) {
    const { account } = await customers.getCustomer({ params: { id: customer } })
    const body = { version: account?.version ?? 0, is_active, reason }
    await customers.updateAccount({ params: { id: String(account?.id) }, body })
  }
  return customer
}

/** Saves an address and changes another one. */
async function saveAddresses({ addresses }: ShopClient, pen: Pen, access: string): Promise<void> {
  const options = { headers: { authorization: `Bearer ${access}` } }
  const address = (call: string) => ({
    address: pen.write(`${call}.address`, 300),
    city: pen.write(`${call}.city`, 80),
    apartment: pen.write(`${call}.apartment`, 60),
    region: 'EG-GZ' as const,
    ...finer(pen, call),
  })
  await addresses.saveAddress({ body: address('addresses.saveAddress') }, options)
  const { id } = await addresses.saveAddress(
    { body: { address: '5 Nile Street', city: 'Giza', region: 'EG-GZ' } },
    options,
  )
  await addresses.changeAddress({ params: { id: String(id) }, body: address('addresses.changeAddress') }, options)
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

import { randomInt } from 'node:crypto'
import { formatPhoneNumber, type Language, type PhoneNumber } from '@shop/contract'
import { inArabicDigits } from './authenticator.ts'
import { readCode } from './outbox.ts'
import type { ShopClient } from './shop-client.ts'

/** A person with a unique phone: `phone` is +20…, `typed` as people type it, `shown` as screens show it. */
export type Shopper = { name: string; phone: string; typed: string; shown: string; password: string }

/** Invents a person with a unique phone. */
export function inventShopper(name: string): Shopper {
  const digits = String(randomInt(100_000_000)).padStart(8, '0')
  const phone = `+2010${digits}`
  const shown = formatPhoneNumber(phone as PhoneNumber)
  return { name, phone, typed: `010${digits}`, shown, password: `evening-lamp-${digits}` }
}

/** A phone as people type it in a language: in groups, in Arabic with Arabic digits. */
export function typePhone({ typed }: Pick<Shopper, 'typed'>, language: Language): string {
  const groups = typed.replace(/^(\d{3})(\d{4})/, '$1 $2 ')
  return language === 'ar' ? inArabicDigits(groups) : groups
}

/** Registers an account through the API, without verifying its phone. */
export async function register(client: ShopClient, shopper: Shopper): Promise<{ registrationToken: string | null }> {
  const { phone, password, name: first_name } = shopper
  const answer = await client.users.register({ body: { phone, password, password2: password, first_name } })
  return { registrationToken: answer.registration_token }
}

/** Registers an account through the API and verifies its phone. */
export async function openAccount(client: ShopClient, address: string, shopper: Shopper): Promise<void> {
  const { registrationToken } = await register(client, shopper)
  await client.users.requestOtp({ body: { phone: shopper.phone, registration_token: registrationToken } })
  const otp_code = await readCode(address, shopper.phone)
  const body = { phone: shopper.phone, otp_code, registration_token: registrationToken }
  await client.users.verifyOtp({ body })
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { videoKinds } from '@shop/contract'
import { z } from 'zod'

const localizedSchema = z.object({ en: z.string(), ar: z.string() })

const bannerSchema = z.object({
  title: localizedSchema,
  /** What an older demo called it. */
  former_title: localizedSchema.optional(),
  description: localizedSchema,
  image: z.object({ ltr: z.string(), rtl: z.string() }),
  link: z.union([z.string(), z.object({ category: z.string() })]),
  priority: z.number().int(),
  active: z.boolean(),
  start_date: z.iso.datetime().nullable(),
  end_date: z.iso.datetime().nullable(),
})

/** A banner; its link is a path of the shop, or the key of a category. */
export type DemoBanner = z.output<typeof bannerSchema>

const contactsSchema = z.strictObject({
  hotline_number: z.string(),
  main_phone: z.string(),
  facebook: z.url(),
  instagram: z.url(),
  youtube: z.url(),
  sales_phone: z.string(),
  customer_support: z.string(),
})

const settingsSchema = z.strictObject({
  commercial_register: z.string(),
  tax_card: z.string(),
  google_play_url: z.url(),
  app_store_url: z.url(),
})

const videoSchema = z.object({
  title: localizedSchema,
  description: localizedSchema,
  poster: z.string(),
  link: z.url(),
  kind: z.enum(videoKinds),
})

const offerSchema = z.strictObject({
  name: localizedSchema,
  percent: z.number().int(),
  skus: z.array(z.string()).min(1),
})

/** An offer that runs in the demo. */
export type DemoOffer = z.output<typeof offerSchema>

export async function readOffers(folder: string): Promise<DemoOffer[]> {
  return z.array(offerSchema).parse(await readJsonFile(join(folder, 'offers.json')))
}

/** A video of the home page, and its poster. */
export type DemoVideo = z.output<typeof videoSchema>

export async function readVideos(folder: string): Promise<DemoVideo[]> {
  return z.array(videoSchema).parse(await readJsonFile(join(folder, 'videos.json')))
}

export async function readBanners(folder: string): Promise<DemoBanner[]> {
  return z.array(bannerSchema).parse(await readJsonFile(join(folder, 'advertisements.json')))
}

export async function readContacts(folder: string) {
  return contactsSchema.parse(await readJsonFile(join(folder, 'contact-info.json')))
}

/** What the demo's owner has set: what invoices say of the seller, and pages of apps that do not exist. */
export async function readSettings(folder: string) {
  return settingsSchema.parse(await readJsonFile(join(folder, 'settings.json')))
}

async function readJsonFile(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

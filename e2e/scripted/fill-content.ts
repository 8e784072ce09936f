import type { StaffClient } from '../pages/staff-client.ts'
import type { Pen } from './pen.ts'

/** Creates a banner and a policy, and fills in contact details and the seller's name. */
export async function fillContent(staff: StaffClient, pen: Pen): Promise<{ banner: number }> {
  const banner = await fillBanner(staff, pen)
  await fillVideo(staff, pen)
  const params = { id: 'terms' } as const
  const { version } = await staff.policies.getPolicy({ params })
  const title = pen.writeBoth('staff.policies.updatePolicy.title', 120)
  const body = pen.writeBoth('staff.policies.updatePolicy.body', 400)
  await staff.policies.updatePolicy({
    params,
    body: { title, body: { en: asPolicy(body.en), ar: asPolicy(body.ar) }, version },
  })

  const contact = await staff.contactInfo.getContactInfo()
  const profile = (name: string) =>
    pen.writeLink(`staff.contactInfo.updateContactInfo.${name}`, `https://${name}.example/`)
  const profiles = { facebook: profile('facebook'), instagram: profile('instagram'), youtube: profile('youtube') }
  await staff.contactInfo.updateContactInfo({ body: { ...contact, ...profiles } })

  const settings = await staff.settings.getSettings()
  const name = pen.writeBoth('staff.settings.updateSettings.name', 60)
  const commercial_register = pen.write('staff.settings.updateSettings.commercial_register', 60)
  const seller_address = pen.write('staff.settings.updateSettings.seller_address', 200)
  const plan = {
    name: pen.writeBoth('staff.settings.updateSettings.installment_plans.name', 60),
    months: 12,
    fee_percent: 0,
    min_total: 0,
    max_total: null,
    valid_from: '2026-01-01',
    valid_to: null,
  }
  const seller = { name, commercial_register, seller_address }
  // Calls are due at each hour at which the journeys run.
  const hours = { calls_from: '00:00', calls_to: '23:59' }
  await staff.settings.updateSettings({ body: { ...settings, ...seller, ...hours, installment_plans: [plan] } })

  const { calendar } = await staff.delivery.getDelivery()
  const holiday = { day: '2027-03-10', name: pen.writeBoth('staff.delivery.updateCalendar.holidays.name', 80) }
  await staff.delivery.updateCalendar({ body: { ...calendar, holidays: [holiday] } })

  const electricity = await staff.electricity.getElectricity()
  const written = 'staff.electricity.updateElectricity.tariffs'
  const source = pen.writeBoth(`${written}.source`, 120)
  const source_url = pen.writeLink(`${written}.source_url`, 'https://prices.example/')
  const tariffs = electricity.tariffs.map((tariff) => ({ ...tariff, source, source_url }))
  await staff.electricity.updateElectricity({ body: { ...electricity, tariffs } })
  return { banner }
}

async function fillBanner(staff: StaffClient, pen: Pen): Promise<number> {
  const [other] = (await staff.banners.listBanners({ query: {} })).results
  const picture = other?.image_ltr.id ?? 0
  const fields = (call: string) => ({
    title: pen.writeBoth(`staff.banners.${call}.title`, 120),
    description: pen.writeBoth(`staff.banners.${call}.description`, 300),
    link: pen.writeLink(`staff.banners.${call}.link`, '/offers?from='),
    image_ltr: picture,
    image_rtl: picture,
    priority: 0,
    is_active: true,
    starts_at: null,
    ends_at: null,
  })
  const { id, version } = await staff.banners.createBanner({ body: fields('createBanner') })
  await staff.banners.updateBanner({ params: { id: String(id) }, body: { ...fields('updateBanner'), version } })
  return id
}

async function fillVideo(staff: StaffClient, pen: Pen): Promise<void> {
  const [other] = (await staff.videos.listVideos({ query: {} })).results
  const fields = (call: string) => ({
    title: pen.writeBoth(`staff.videos.${call}.title`, 120),
    description: pen.writeBoth(`staff.videos.${call}.description`, 400),
    link: pen.writeLink(`staff.videos.${call}.link`, 'https://www.youtube.com/results?search_query='),
    ...({ poster: other?.poster.id ?? 0, kind: 'video', duration: null, views: null, published_at: null } as const),
    order: 0,
    is_active: true,
  })
  const { id, version } = await staff.videos.createVideo({ body: fields('createVideo') })
  await staff.videos.updateVideo({ params: { id: String(id) }, body: { ...fields('updateVideo'), version } })
}

/** Markdown with scripts in a heading, a list and links. */
function asPolicy(text: string): string {
  const links = '[run](javascript:ran()) [data](data:text/html,<script>ran()</script>) [odd](JaVaScRiPt&colon;ran())'
  return `## ${text}\n\n${text} **${text}** ${links}\n\n- ${text}\n`
}

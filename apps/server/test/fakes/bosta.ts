import type { BostaSettings } from '../../src/modules/couriers/drivers/bosta/bosta.settings.ts'
import { type Behaviour, type FakeProvider, type ProviderRequest, startProvider } from './provider.ts'

/** A delivery that the fake keeps. */
export type FakeDelivery = {
  trackingNumber: string
  businessReference: string
  uniqueBusinessReference: string
  cod: number
  state: { code: number; value: string }
  type: { code: number; value: string }
  exceptionCode?: number
  numberOfAttempts?: number
  scheduledAt?: string
}

export type FakeBosta = FakeProvider & {
  settings: BostaSettings
  deliveries: FakeDelivery[]
  /** Takes a parcel that was booked by hand, once. */
  carry(trackingNumber: string): void
  /** Changes what the fake answers about a delivery. */
  change(
    trackingNumber: string,
    fields: Partial<Omit<FakeDelivery, 'state' | 'type'>> & { state?: number; type?: number },
  ): void
}

/**
 * Bosta as its public documents say. Behaviours: `refuse` does not book; `lost` books and closes the line before the answer;
 * `blind` finds nothing. A delivery with the note `broken` is never booked, for tests that reach the fake only through a shop.
 */
export async function startBosta(): Promise<FakeBosta> {
  const deliveries: FakeDelivery[] = []
  const provider = await startProvider((request, behaviour) => answer(deliveries, request, behaviour))
  const settings = {
    kind: 'bosta',
    baseUrl: provider.url,
    apiKey: 'bosta-key',
    webhookSecret,
    timeoutMs: 30_000,
  } as const
  return {
    ...provider,
    settings,
    deliveries,
    carry(trackingNumber) {
      if (deliveries.some((one) => one.trackingNumber === trackingNumber)) return
      const reference = `by hand ${trackingNumber}`
      deliveries.push(
        makeDelivery({ trackingNumber, businessReference: reference, uniqueBusinessReference: reference, cod: 0 }),
      )
    },
    change(trackingNumber, { state, type, ...fields }) {
      const delivery = deliveries.find((one) => one.trackingNumber === trackingNumber)
      if (!delivery) throw new Error('No such delivery')
      Object.assign(delivery, fields)
      if (state !== undefined) delivery.state = { code: state, value: `State ${state}` }
      if (type !== undefined) delivery.type = { code: type, value: `Type ${type}` }
    },
  }
}

export const webhookSecret = 'a secret of the webhooks, long'

const cities = [
  { _id: 'city-1', name: 'Cairo', code: 'EG-01' },
  { _id: 'city-2', name: 'Alexandria', code: 'EG-02' },
]

function answer(deliveries: FakeDelivery[], { path, headers, text }: ProviderRequest, behaviour: Behaviour) {
  if (headers.authorization !== 'bosta-key') return refuse(401, 1001)
  const body = text === '' ? {} : JSON.parse(text)
  const route = path.replace(/^\/api\/v2/, '')
  if (route === '/cities') return accept({ list: cities })
  if (route === '/deliveries/search') {
    const found = deliveries.filter(({ businessReference }) => businessReference === body.businessReference)
    return accept({ deliveries: behaviour === 'blind' ? [] : found })
  }
  if (route === '/deliveries?apiVersion=1') return book(deliveries, body, behaviour)
  const [, number, action] = /^\/deliveries\/business\/([^/]+)(\/terminate)?$/.exec(route) ?? []
  const delivery = deliveries.find(({ trackingNumber }) => trackingNumber === number)
  if (!delivery) return refuse(404, 1004)
  if (action === undefined) return accept(delivery)
  if (delivery.state.code !== 10) return refuse(400, 1027)
  delivery.state = { code: 48, value: 'Terminated' }
  return accept({})
}

function book(deliveries: FakeDelivery[], body: FakeDelivery & { notes?: string }, behaviour: Behaviour) {
  const { businessReference, uniqueBusinessReference, cod } = body
  if (body.notes === 'broken') return { status: 502, body: { message: 'Bad gateway' } }
  if (behaviour === 'refuse') return refuse(400, 3002)
  if (deliveries.some((one) => one.uniqueBusinessReference === uniqueBusinessReference)) return refuse(400, 1071)
  const trackingNumber = String(70_000_000 + deliveries.length)
  const delivery = makeDelivery({ trackingNumber, businessReference, uniqueBusinessReference, cod })
  deliveries.push(delivery)
  if (behaviour === 'lost') return { status: 504, body: { message: 'Gateway timeout' } }
  return accept({ _id: `id-${trackingNumber}`, trackingNumber, state: delivery.state })
}

function makeDelivery(fields: Omit<FakeDelivery, 'state' | 'type'>): FakeDelivery {
  return { ...fields, state: { code: 10, value: 'Pickup requested' }, type: { code: 10, value: 'Send' } }
}

function accept(data: unknown) {
  return { status: 200, body: { success: true, message: 'done', data } }
}

function refuse(status: number, errorCode: number) {
  return { status, body: { success: false, message: 'A name that must not be logged', errorCode } }
}

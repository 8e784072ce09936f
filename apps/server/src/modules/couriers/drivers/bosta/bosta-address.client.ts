import type { GovernorateCode } from '@shop/contract'
import { z } from 'zod'
import { CourierError, type ParcelRequest } from '../courier-driver.types.ts'
import { type BostaClient, refusedByBosta } from './bosta.client.ts'

/** Bosta's codes of the governorates; its codes are not those of ISO. */
const cityCodes: Readonly<Record<GovernorateCode, string>> = {
  'EG-C': 'EG-01',
  'EG-ALX': 'EG-02',
  'EG-BH': 'EG-04',
  'EG-DK': 'EG-05',
  'EG-KB': 'EG-06',
  'EG-GH': 'EG-07',
  'EG-KFS': 'EG-08',
  'EG-MNF': 'EG-09',
  'EG-SHR': 'EG-10',
  'EG-IS': 'EG-11',
  'EG-SUZ': 'EG-12',
  'EG-PTS': 'EG-13',
  'EG-DT': 'EG-14',
  'EG-FYM': 'EG-15',
  'EG-BNS': 'EG-16',
  'EG-AST': 'EG-17',
  'EG-SHG': 'EG-18',
  'EG-MN': 'EG-19',
  'EG-KN': 'EG-20',
  'EG-ASN': 'EG-21',
  'EG-LX': 'EG-22',
  'EG-BA': 'EG-23',
  'EG-WAD': 'EG-24',
  'EG-GZ': 'EG-25',
  'EG-JS': 'EG-26',
  'EG-SIN': 'EG-27',
  'EG-MT': 'EG-28',
}

const citiesSchema = z.object({
  list: z.array(z.object({ _id: z.string(), name: z.string(), code: z.string().nullish() })),
})
type City = z.output<typeof citiesSchema>['list'][number]

/** Min characters of an address at Bosta. */
const minLine = 6

/** Writes addresses as Bosta takes them: its city, and the district by the name that the shopper typed. */
export function createBostaAddresses(client: BostaClient) {
  let cached: Promise<City[]> | null = null

  async function readCities(): Promise<City[]> {
    const answer = await client.call({ method: 'GET', path: '/cities' })
    const cities = citiesSchema.safeParse(answer.data)
    if (answer.status >= 400) throw refusedByBosta(answer)
    if (!cities.success) throw new CourierError('unreachable', 'cities that cannot be read')
    return cities.data.list
  }

  return async ({ governorate, city, street, apartment }: ParcelRequest['address']) => {
    cached ??= readCities()
    const cities = await cached.catch((error: unknown) => {
      cached = null
      throw error
    })
    const found = cities.find(({ code }) => code === cityCodes[governorate])
    if (!found) throw new CourierError('refused', `no delivery to ${governorate}`)
    const firstLine = street.length < minLine ? `${street}, ${city}` : street
    return {
      city: found.name,
      cityId: found._id,
      districtName: city,
      firstLine,
      ...(apartment !== '' && { apartment }),
    }
  }
}

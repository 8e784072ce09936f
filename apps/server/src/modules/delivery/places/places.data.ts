import { readFileSync } from 'node:fs'
import { type GovernorateCode, governorateCodes, type Places } from '@shop/contract'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A city or markaz; or, with the name of its city, an area. */
const placeRowSchema = z.object({
  governorate: z.enum(governorateCodes),
  city: z.string(),
  en: z.string().min(1),
  ar: z.string().min(1),
})

/** The places of each governorate, in the order of the file (docs/decisions/0035-addresses-from-a-list-or-free.md). */
export const placesOf: Readonly<Record<GovernorateCode, Places>> = readPlaces(
  readFileSync(new URL('places.csv', import.meta.url), 'utf8'),
)

/** @throws Error for an area whose city is not above it */
function readPlaces(text: string): Record<GovernorateCode, Places> {
  const rows = z.array(placeRowSchema).parse(parse(text, { columns: true }))
  const places = Object.fromEntries(governorateCodes.map((code): [string, Places] => [code, []]))
  for (const { governorate, city, ...name } of rows) {
    const cities = places[governorate] ?? []
    if (city === '') cities.push({ name, areas: [] })
    else findCity(cities, city).areas.push(name)
  }
  return places as Record<GovernorateCode, Places>
}

function findCity(cities: Places, english: string): Places[number] {
  const found = cities.find(({ name }) => name.en === english)
  if (!found) throw new Error(`places.csv has an area of ${english}, but not the city`)
  return found
}

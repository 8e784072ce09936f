import { type GovernorateCode, type Places, textLimits } from '@shop/contract'
import { findPlaces, isPlaceNamed } from '@shop/i18n'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { GovernorateSelect } from '../governorate-select.tsx'
import { addressMessages } from './address.late.messages.ts'
import type { AddressFieldName } from './address-names.ts'

type Properties = {
  /** Whose places are suggested; null before one is chosen. */
  governorate: GovernorateCode | null
  errorOf: (name: AddressFieldName) => string | null
  /** The texts of a saved address. */
  initial?: Partial<Record<AddressFieldName, string>>
  /** Shown below the governorate. */
  children?: Elements
}

/** The fields of an address, from the governorate to the door, for a grid of two columns. */
export function AddressFields({ governorate, errorOf, initial = {}, children }: Properties) {
  const t = useMessages(addressMessages)
  const language = useLanguage()
  const places = usePlaces(governorate)
  const cityField = useRef<HTMLDivElement>(null)
  const typedCity = () => cityField.current?.querySelector('input')?.value ?? ''
  const cities = places.map(({ name }) => name)

  function findAreas(typed: string): string[] {
    const city = places.find(({ name }) => isPlaceNamed(name, typedCity()))
    return city ? findPlaces(city.areas, typed, language) : []
  }

  const field = (name: Exclude<AddressFieldName, 'region'>) => ({
    name,
    label: t[name],
    error: errorOf(name),
    isOptional: textLimits[name].min === 0,
    maxLength: textLimits[name].max,
    defaultValue: initial[name] ?? '',
    dir: 'auto' as const,
  })
  return (
    <>
      <div className="grid gap-2">
        <GovernorateSelect
          name="region"
          label={t.region}
          error={errorOf('region')}
          defaultValue={initial.region ?? ''}
        />
        {children}
      </div>
      <div ref={cityField}>
        <Combobox
          {...field('city')}
          listLabel={t.cities}
          autoComplete="address-level2"
          findOptions={(typed) => findPlaces(cities, typed, language)}
        />
      </div>
      <Combobox {...field('area')} listLabel={t.areas} autoComplete="address-level3" findOptions={findAreas} />
      <TextField {...field('address')} autoComplete="address-line1" />
      <div className="col-span-full grid grid-cols-3 items-end gap-3">
        <ShortField {...field('building')} />
        <ShortField {...field('floor')} />
        <ShortField {...field('apartment')} autoComplete="address-line2" />
      </div>
      <div className="col-span-full">
        <TextField {...field('landmark')} hint={t.landmarkHint} autoComplete="off" />
      </div>
    </>
  )
}

function ShortField(properties: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" {...properties} />
}

const none: Places = []

/**
 * The cities of a governorate with their areas. Without an answer nothing is suggested, and any text can be typed. The query library would
 * add 10 kB to the checkout.
 */
function usePlaces(governorate: GovernorateCode | null): Places {
  const [known, setKnown] = useState<{ governorate: GovernorateCode; places: Places } | null>(null)
  useEffect(() => {
    if (governorate === null) return
    const asking = new AbortController()
    browserApi.delivery.listPlaces({ params: { governorate } }, { signal: asking.signal }).then(
      (places) => setKnown({ governorate, places }),
      () => undefined,
    )
    return () => asking.abort()
  }, [governorate])
  return known?.governorate === governorate ? known.places : none
}

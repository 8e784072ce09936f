import type { Localized } from '@shop/contract'
import { inBothLanguages } from '../../database/bilingual.ts'
import type { Db } from '../../database/client.ts'
import { findRow, findValue, getRow, hasRows } from '../../database/rows.ts'

export type TierRow = { upToKwh: number | null; pricePiastres: number; isFromFirstKwh: boolean }
export type TariffRow = { validFrom: string; source: Localized; sourceUrl: string; tiers: TierRow[] }
export type TariffColumns = { validFrom: string; sourceEn: string; sourceAr: string; sourceUrl: string }

/** Reads what is assumed of a household, and the version of all settings of electricity. */
export async function getAssumptions(db: Db): Promise<{ householdKwh: number; version: number }> {
  return await getRow(db<{ householdKwh: number; version: number }[]>`
    select household_kwh, version from electricity_settings`)
}

/** Lists all tariffs, the newest first. */
export async function listTariffs(db: Db): Promise<TariffRow[]> {
  return await db<TariffRow[]>`${selectTariffs(db)} order by t.valid_from desc`
}

/** Finds the newest tariff that is valid on a day in Cairo. */
export async function findTariff(db: Db, now: Date): Promise<TariffRow | null> {
  return await findRow(db<TariffRow[]>`
    ${selectTariffs(db)} where t.valid_from <= ${dayInCairo(db, now)} order by t.valid_from desc limit 1`)
}

/** Finds the moment when the next tariff becomes valid. */
export async function findNextTariffStart(db: Db, now: Date): Promise<Date | null> {
  return await findValue(db<{ start: Date | null }[]>`
    select min(valid_from)::timestamp at time zone 'Africa/Cairo' as start
    from electricity_tariffs where valid_from > ${dayInCairo(db, now)}`)
}

/** @returns false when the stored version is another one */
export async function saveAssumptions(db: Db, version: number, householdKwh: number): Promise<boolean> {
  return await hasRows(db`
    update electricity_settings set household_kwh = ${householdKwh}, version = version + 1 where version = ${version}`)
}

export async function deleteTariffs(db: Db): Promise<void> {
  await db`delete from electricity_tariffs`
}

/** @param tiers in rising order */
export async function insertTariff(db: Db, columns: TariffColumns, tiers: readonly TierRow[]): Promise<void> {
  await db`insert into electricity_tariffs ${db(columns)}`
  const rows = tiers.map((tier, position) => ({ ...tier, validFrom: columns.validFrom, position }))
  await db`insert into electricity_tiers ${db(rows)}`
}

function selectTariffs(db: Db) {
  return db`
    select to_char(t.valid_from, 'YYYY-MM-DD') as valid_from, ${inBothLanguages(db, 't.source')} as source, t.source_url,
      (select json_agg(json_build_object('upToKwh', s.up_to_kwh, 'pricePiastres', s.price_piastres,
        'isFromFirstKwh', s.is_from_first_kwh) order by s.position)
        from electricity_tiers s where s.valid_from = t.valid_from) as tiers
    from electricity_tariffs t`
}

function dayInCairo(db: Db, now: Date) {
  return db`(${now}::timestamptz at time zone 'Africa/Cairo')::date`
}

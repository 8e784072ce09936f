import { type Electricity, type Language, parsePounds, piastres, type Tier, toPounds } from '@shop/contract'
import type { ElectricityInput, StaffElectricity } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { holdsUntil } from '../../http/answers/shared-answers.ts'
import type { SettingsKind } from '../audit/index.ts'
import * as table from './electricity.repository.ts'

/** What the cost of electricity is worked out from, today and in one language. */
export async function readElectricity(db: Db, now: Date, language: Language): Promise<Electricity> {
  const [assumptions, tariff, nextStart] = await Promise.all([
    table.getAssumptions(db),
    table.findTariff(db, now),
    table.findNextTariffStart(db, now),
  ])
  holdsUntil(nextStart)
  return {
    household_kwh: assumptions.householdKwh,
    tariff: tariff && {
      valid_from: tariff.validFrom,
      source: tariff.source[language],
      source_url: tariff.sourceUrl,
      tiers: tariff.tiers.map(presentTier),
    },
  }
}

export async function getStaffElectricity(db: Db): Promise<StaffElectricity> {
  const { householdKwh, version } = await table.getAssumptions(db)
  const tariffs = await table.listTariffs(db)
  return {
    household_kwh: householdKwh,
    tariffs: tariffs.map(({ validFrom, source, sourceUrl, tiers }) => ({
      valid_from: validFrom,
      source,
      source_url: sourceUrl,
      tiers: tiers.map(presentTier),
    })),
    version,
  }
}

export const electricityKind: SettingsKind<StaffElectricity, ElectricityInput> = {
  entity: 'electricity',
  entityId: 'shop',
  read: getStaffElectricity,
  stateOf,
  async save(tx, version, { household_kwh, tariffs }) {
    if (!(await table.saveAssumptions(tx, version, household_kwh))) return false
    await table.deleteTariffs(tx)
    for (const { valid_from, source, source_url, tiers } of tariffs) {
      const columns = { validFrom: valid_from, sourceEn: source.en, sourceAr: source.ar, sourceUrl: source_url }
      await table.insertTariff(tx, columns, tiers.map(toTierRow))
    }
    return true
  },
}

/** Tariffs by day and tiers by number, so that the log names the price that changed. */
function stateOf({ household_kwh, tariffs }: StaffElectricity) {
  const byDay = tariffs.map(({ valid_from, tiers, ...tariff }) => [
    valid_from,
    { ...tariff, tiers: Object.fromEntries(tiers.map((tier, index) => [index + 1, tier])) },
  ])
  return { household_kwh, tariffs: Object.fromEntries(byDay) }
}

function presentTier({ upToKwh, pricePiastres, isFromFirstKwh }: table.TierRow): Tier {
  return {
    up_to_kwh: upToKwh,
    price_per_kwh: toPounds(piastres(pricePiastres)),
    is_from_first_kwh: isFromFirstKwh,
  }
}

function toTierRow({ up_to_kwh, price_per_kwh, is_from_first_kwh }: Tier): table.TierRow {
  return {
    upToKwh: up_to_kwh,
    pricePiastres: parsePounds(price_per_kwh) ?? 0,
    isFromFirstKwh: is_from_first_kwh,
  }
}

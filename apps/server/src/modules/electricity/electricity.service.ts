import {
  type Electricity,
  type Language,
  parsePounds,
  piastres,
  type Tier,
  toPounds,
  type UserId,
} from '@shop/contract'
import type { ElectricityInput, StaffElectricity } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { holdsUntil } from '../../http/answers/shared-answers.ts'
import { recordChange } from '../audit/index.ts'
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

/** @throws AppError `version_conflict` (details: the current `version`) */
export async function updateElectricity(
  db: Db,
  { version, household_kwh, tariffs }: ElectricityInput & { version: number },
  actorId: UserId,
): Promise<StaffElectricity> {
  return await inTransaction(db, async (tx) => {
    const before = stateOf(await getStaffElectricity(tx))
    if (!(await table.saveAssumptions(tx, version, household_kwh)))
      throw new AppError('version_conflict', { details: { version: (await getStaffElectricity(tx)).version } })
    await table.deleteTariffs(tx)
    for (const { valid_from, source, source_url, tiers } of tariffs) {
      const columns = { validFrom: valid_from, sourceEn: source.en, sourceAr: source.ar, sourceUrl: source_url }
      await table.insertTariff(tx, columns, tiers.map(toTierRow))
    }
    const saved = await getStaffElectricity(tx)
    const states = { before, after: stateOf(saved) }
    await recordChange(tx, { actorId, action: 'updated', entity: 'electricity', entityId: 'shop', ...states })
    return saved
  })
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

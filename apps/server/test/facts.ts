import type { FactGroup, FactKind, Unit } from '@shop/contract'
import type { Db } from '../src/database/client.ts'
import { getValue } from '../src/database/rows.ts'

export type GivenFact = {
  key: string
  nameEn?: string
  nameAr?: string
  kind?: FactKind
  unit?: Unit | null
  group?: FactGroup
  better?: 'more' | 'less' | null
  minValue?: number | null
  maxValue?: number | null
  isKey?: boolean
  inCard?: boolean
  inFacets?: boolean
  inComparison?: boolean
  sortOrder?: number
}

/** Makes the definition of a fact; a number without a unit where nothing else is said. */
export async function createFact(db: Db, given: GivenFact): Promise<number> {
  const names = { nameEn: given.key, nameAr: `مواصفة ${given.key}` }
  return await getValue(db<{ id: number }[]>`
    insert into facts ${db({ kind: 'number', group: 'use', ...names, ...given })} returning id`)
}

/** Makes a choice of a fact, called by its key. */
export async function createChoice(db: Db, factId: number, key: string): Promise<number> {
  return await getValue(db<{ id: number }[]>`
    insert into fact_choices ${db({ factId, key, nameEn: `In ${key}`, nameAr: `من ${key}` })} returning id`)
}

/** Makes a type of appliance, called by its key. */
export async function createType(db: Db, key: string, given: { minutesADay?: number } = {}): Promise<number> {
  const type = { key, nameEn: `The ${key}`, nameAr: `نوع ${key}`, clearanceSideMm: 20, clearanceTopMm: 100, ...given }
  return await getValue(db<{ id: number }[]>`insert into product_types ${db(type)} returning id`)
}

type GivenValue = { number?: number; choiceId?: number; flag?: boolean; textEn?: string; textAr?: string }

/** Gives a product a fact; a number is in the base unit. */
export async function setFact(db: Db, productId: number, factId: number, value: GivenValue): Promise<void> {
  const { number = null, choiceId = null, flag = null, textEn = null, textAr = null } = value
  await db`
    insert into product_facts (product_id, fact_id, kind, number, choice_id, flag, text_en, text_ar)
    select ${productId}, id, kind, ${number}, ${choiceId}, ${flag}, ${textEn}, ${textAr} from facts where id = ${factId}`
}

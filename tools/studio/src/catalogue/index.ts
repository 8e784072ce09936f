import type { ModelChoice } from '../models/index.ts'
import { breakfast } from './breakfast.ts'
import { coolingHeating } from './cooling-heating.ts'
import { floorCare } from './floor-care.ts'
import { foodPreparation } from './food-preparation.ts'
import { fryersCookers } from './fryers-cookers.ts'
import { ironing } from './ironing.ts'
import { juicers } from './juicers.ts'
import { kettlesCoffee } from './kettles-coffee.ts'
import { mixersBlenders } from './mixers-blenders.ts'
import { ovensMicrowaves } from './ovens-microwaves.ts'
import { personalCare } from './personal-care.ts'
import { waterDispensers } from './water-dispensers.ts'

/** The model of every SKU in the demo catalogue. */
export const modelChoices: Record<string, ModelChoice> = {
  ...mixersBlenders,
  ...foodPreparation,
  ...juicers,
  ...kettlesCoffee,
  ...breakfast,
  ...fryersCookers,
  ...ovensMicrowaves,
  ...ironing,
  ...floorCare,
  ...coolingHeating,
  ...waterDispensers,
  ...personalCare,
}

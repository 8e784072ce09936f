import { airFryer } from './air-fryer.ts'
import { airFryerOven } from './air-fryer-oven.ts'
import { blender } from './blender.ts'
import { canisterVacuum } from './canister-vacuum.ts'
import { chopper } from './chopper.ts'
import { citrusPress } from './citrus-press.ts'
import { coffeeGrinder } from './coffee-grinder.ts'
import { coffeeMaker } from './coffee-maker.ts'
import { deskFan } from './desk-fan.ts'
import { electricOven } from './electric-oven.ts'
import { espressoMachine } from './espresso-machine.ts'
import { fanHeater } from './fan-heater.ts'
import { foodProcessor } from './food-processor.ts'
import { garmentSteamer } from './garment-steamer.ts'
import { gooseneckKettle } from './gooseneck-kettle.ts'
import { hairDryer } from './hair-dryer.ts'
import { hairStraightener } from './hair-straightener.ts'
import { handBlender } from './hand-blender.ts'
import { handMixer } from './hand-mixer.ts'
import { hotPlate } from './hot-plate.ts'
import { iron } from './iron.ts'
import { juicer } from './juicer.ts'
import { kettle } from './kettle.ts'
import { kitchenScale } from './kitchen-scale.ts'
import { meatGrinder } from './meat-grinder.ts'
import { microwave } from './microwave.ts'
import { oilRadiator } from './oil-radiator.ts'
import { pressureCooker } from './pressure-cooker.ts'
import { riceCooker } from './rice-cooker.ts'
import { robotVacuum } from './robot-vacuum.ts'
import { sandwichMaker } from './sandwich-maker.ts'
import { slowCooker } from './slow-cooker.ts'
import { standFan } from './stand-fan.ts'
import { standMixer } from './stand-mixer.ts'
import { steamStation } from './steam-station.ts'
import { toaster } from './toaster.ts'
import { towerFan } from './tower-fan.ts'
import { turkishCoffeeMaker } from './turkish-coffee-maker.ts'
import { uprightVacuum } from './upright-vacuum.ts'
import { waffleMaker } from './waffle-maker.ts'
import { waterDispenser } from './water-dispenser.ts'

/** Every kind of appliance that the studio can build. */
export const models = {
  kettle,
  'gooseneck-kettle': gooseneckKettle,
  blender,
  'hand-blender': handBlender,
  'stand-mixer': standMixer,
  'hand-mixer': handMixer,
  'food-processor': foodProcessor,
  chopper,
  'meat-grinder': meatGrinder,
  juicer,
  'citrus-press': citrusPress,
  'coffee-maker': coffeeMaker,
  'espresso-machine': espressoMachine,
  'turkish-coffee-maker': turkishCoffeeMaker,
  'coffee-grinder': coffeeGrinder,
  toaster,
  'sandwich-maker': sandwichMaker,
  'waffle-maker': waffleMaker,
  'air-fryer': airFryer,
  'air-fryer-oven': airFryerOven,
  'rice-cooker': riceCooker,
  'slow-cooker': slowCooker,
  'pressure-cooker': pressureCooker,
  microwave,
  'electric-oven': electricOven,
  'hot-plate': hotPlate,
  iron,
  'steam-station': steamStation,
  'garment-steamer': garmentSteamer,
  'canister-vacuum': canisterVacuum,
  'upright-vacuum': uprightVacuum,
  'robot-vacuum': robotVacuum,
  'stand-fan': standFan,
  'desk-fan': deskFan,
  'tower-fan': towerFan,
  'fan-heater': fanHeater,
  'oil-radiator': oilRadiator,
  'water-dispenser': waterDispenser,
  'hair-dryer': hairDryer,
  'hair-straightener': hairStraightener,
  'kitchen-scale': kitchenScale,
}

export type Kind = keyof typeof models

/** What a kind's model can vary; the colour comes from the catalogue's colour unless a choice fixes it. */
export type ParamsOf<K extends Kind> = Parameters<(typeof models)[K]>[0]

/** The model of one SKU: its kind and how it differs from others of the kind. */
export type ModelChoice = {
  [K in Kind]: { kind: K; params: Omit<ParamsOf<K>, 'color'> & { color?: string } }
}[Kind]

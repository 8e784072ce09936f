import type { GovernorateCode } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { setFee } from './delivery.repository.ts'

/** Fees of the demo in EGP. Other governorates keep the fee of a new shop. */
const fees: Readonly<Record<number, readonly GovernorateCode[]>> = {
  60: ['EG-ALX', 'EG-DK', 'EG-SHR', 'EG-GH', 'EG-MNF', 'EG-BH', 'EG-KFS', 'EG-DT'],
  70: ['EG-IS', 'EG-SUZ', 'EG-PTS'],
  85: ['EG-FYM', 'EG-BNS', 'EG-MN', 'EG-AST', 'EG-SHG', 'EG-KN'],
  110: ['EG-LX', 'EG-ASN', 'EG-BA', 'EG-WAD', 'EG-MT', 'EG-SIN', 'EG-JS'],
}

/** Sets the fees of the demo: the further away, the higher. */
export async function fillDemoFees(db: Db): Promise<void> {
  for (const [pounds, governorates] of Object.entries(fees)) await setFee(db, governorates, Number(pounds) * 100)
}

import { useLateModule } from '../ui/hooks/use-late-module.ts'
import { useChosenGovernorate } from './chosen-governorate.ts'
import { DeliverTo } from './deliver-to.tsx'

const fetchChosenDelivery = () => import('./chosen-delivery.tsx')

/** The shopper's governorate, above the header or in the menu of a phone. The bar reads its delivery for the whole page, once one is chosen. */
export function Destination({ look }: { look: 'bar' | 'menu' }) {
  const governorate = useChosenGovernorate()
  const late = useLateModule(look === 'bar' && governorate !== null, fetchChosenDelivery)
  return (
    <>
      <DeliverTo look={look} />
      {governorate && late && <late.ChosenDelivery governorate={governorate} />}
    </>
  )
}

import { Alert, Link as MuiLink } from '@mui/material'
import type { WorkResult } from '@shop/contract/staff'
import { Link } from 'react-router-dom'
import { useMessages } from '../../../i18n/language.tsx'
import { orderWorkMessages } from './order-work.messages.ts'

type Properties = { refused: WorkResult['refused']; onClose: () => void }

/** The orders that were left out, each with its reason. */
export function RefusedOrders({ refused, onClose }: Properties) {
  const t = useMessages(orderWorkMessages)
  return (
    <Alert severity="warning" onClose={onClose} closeText={t.close}>
      <span>{t.refused({ count: refused.length })}</span>
      {refused.map(({ id, number, detail }) => (
        <div key={id}>
          <MuiLink component={Link} to={`/dashboard/orders/${id}/show`}>
            <bdi>{number ?? t.unknown}</bdi>
          </MuiLink>
          <span> · </span>
          <span>{detail}</span>
        </div>
      ))}
    </Alert>
  )
}

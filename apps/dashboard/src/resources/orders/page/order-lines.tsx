import Edit from '@mui/icons-material/Edit'
import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useState } from 'react'
import { useCan } from '../../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LineName } from '../../shared/line-name.tsx'
import { LineSerials } from '../../shared/line-serials.tsx'
import { ChangeDialog } from '../changing/change-dialog.tsx'
import { changingMessages } from '../changing/changing.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { wayBackMessages } from '../steps/way-back.messages.ts'

/** The lines of an order, as frozen at placement, with the totals. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
  const back = useMessages(wayBackMessages)
  const language = useLanguage()
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const money = (egp: number) => formatExactMoney(egp, language)
  const couponSums = ({ discount, coupon_code }: StaffOrder): [string, string][] =>
    coupon_code === null ? [] : [[t.coupon({ code: coupon_code }), money(-discount)]]
  const parts = ({ deposit, cash_amount }: StaffOrder): [string, string][] =>
    deposit === 0
      ? []
      : [
          [t.deposit, money(deposit)],
          [t.cash, money(cash_amount)],
        ]
  const sums: [name: string, amount: string, isStrong?: boolean][] = [
    [t.subtotal, money(order.subtotal)],
    ...couponSums(order),
    [t.delivery, order.delivery === 0 ? t.free : money(order.delivery)],
    [t.total, money(order.total), true],
    ...parts(order),
  ]
  return (
    <Panel title={t.lines} action={<ChangeButton order={order} />}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t.product}</TableCell>
            {!isSmall && <TableCell align="right">{t.unitPrice}</TableCell>}
            {!isSmall && <TableCell align="right">{t.quantity}</TableCell>}
            <TableCell align="right">{t.lineTotal}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.lines.map((line) => (
            <TableRow key={`${line.product_id} ${line.color?.id} ${line.size}`}>
              <TableCell>
                <LineName line={line} />
                <LineSerials serials={line.serials} />
                {line.damaged > 0 && (
                  <Typography variant="body2" color="error">
                    {back.writtenOff({ count: line.damaged })}
                  </Typography>
                )}
                {isSmall && (
                  <Typography variant="body2">
                    <bdi>{`${line.quantity} × ${money(line.unit_price)}`}</bdi>
                  </Typography>
                )}
              </TableCell>
              {!isSmall && <TableCell align="right">{money(line.unit_price)}</TableCell>}
              {!isSmall && <TableCell align="right">{line.quantity}</TableCell>}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {money(line.line_total)}
              </TableCell>
            </TableRow>
          ))}
          {sums.map(([name, amount, isStrong]) => (
            <TableRow key={name}>
              <TableCell colSpan={isSmall ? 1 : 3} align="right" sx={{ fontWeight: isStrong ? 700 : 400 }}>
                {name}
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: isStrong ? 700 : 400, whiteSpace: 'nowrap' }}>
                {amount}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

/** Opens the dialog that changes the lines, until the order is with the courier. */
function ChangeButton({ order }: { order: StaffOrder }) {
  const t = useMessages(changingMessages)
  const canWrite = useCan('orders.write')
  const [isOpen, setOpen] = useState(false)
  // An open dialog stays when somebody else hands the order over: it then shows the refusal.
  if (!canWrite || (order.status !== 'processing' && !isOpen)) return null
  return (
    <>
      <Button size="small" startIcon={<Edit />} onClick={() => setOpen(true)}>
        {t.change}
      </Button>
      {isOpen && <ChangeDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

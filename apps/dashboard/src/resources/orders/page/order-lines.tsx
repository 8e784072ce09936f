import { Table, TableBody, TableCell, TableHead, TableRow, type Theme, Typography, useMediaQuery } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LineName } from '../line-name.tsx'
import { orderPageMessages } from '../order-page.messages.ts'

/** The lines of an order, as frozen at placement, with the totals. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
  const language = useLanguage()
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const money = (egp: number) => formatExactMoney(egp, language)
  const sums: [name: string, amount: string, isStrong?: boolean][] = [
    [t.subtotal, money(order.subtotal)],
    [t.delivery, order.delivery === 0 ? t.free : money(order.delivery)],
    [t.total, money(order.total), true],
  ]
  return (
    <Panel title={t.lines}>
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
                {isSmall && (
                  <Typography variant="body2">
                    <bdi>
                      {line.quantity} × {money(line.unit_price)}
                    </bdi>
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

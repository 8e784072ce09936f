import UploadFile from '@mui/icons-material/UploadFile'
import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import type { CourierSheet } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FileButton } from '../../ui/pictures/file-button.tsx'
import { useRequest } from '../../ui/use-action.ts'
import { CashBook, cashBookKey } from './cash-book.tsx'
import { courierSheetsMessages } from './courier-sheets.messages.ts'
import { SheetRows } from './sheet-rows.tsx'

/** Reads a sheet of a courier: first shows what each row does, then applies the right ones. */
export function CourierSheetsPage() {
  const t = useMessages(courierSheetsMessages)
  const notify = useNotify()
  const { isBusy, send } = useRequest({ failed: t.failed })
  const queries = useQueryClient()
  const [csv, setCsv] = useState('')
  const [sheet, setSheet] = useState<CourierSheet | null>(null)

  async function choose(file: File): Promise<void> {
    // Nobody applies the sheet before in place of one that cannot be read.
    setSheet(null)
    await read(() => readText(file), false)
  }

  async function read(readCsv: () => Promise<string>, isApplied: boolean): Promise<void> {
    const problem = await send(async () => {
      const text = await readCsv()
      const body = { csv: text, is_applied: isApplied }
      const answer = await staffApi.courierSheets.readCourierSheet({ body })
      setCsv(text)
      setSheet(answer)
      if (!isApplied) return
      const count = countActions(answer)
      notify(count > 0 || !answer.is_new_cash ? t.applied({ count }) : t.recorded, { type: 'success' })
      void queries.invalidateQueries({ queryKey: cashBookKey })
    })
    if (problem) notify(problem, { type: 'error' })
  }

  return (
    <Box sx={{ mt: 2 }}>
      <Title title={t.title} />
      <Card>
        <CardContent>
          <Typography>{t.lead}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {t.columns}
          </Typography>
          <FileButton
            label={t.choose}
            icon={UploadFile}
            accept=".csv,text/csv"
            isBusy={isBusy}
            onFiles={([file]) => {
              if (file) void choose(file)
            }}
          />
          {sheet && (
            <Stack spacing={2} sx={{ mt: 2 }}>
              <Summary sheet={sheet} />
              <SheetRows sheet={sheet} />
              {!sheet.is_applied && (
                <Stack direction="row" sx={{ gap: 1 }}>
                  <Button
                    variant="contained"
                    loading={isBusy}
                    disabled={countActions(sheet) === 0 && !sheet.is_new_cash}
                    onClick={() => void read(async () => csv, true)}
                  >
                    {countActions(sheet) === 0 && sheet.is_new_cash ? t.record : t.apply}
                  </Button>
                  <Button onClick={() => setSheet(null)}>{t.cancel}</Button>
                </Stack>
              )}
            </Stack>
          )}
        </CardContent>
      </Card>
      <CashBook />
    </Box>
  )
}

/** Reads a table as spreadsheets save it: in UTF-8, or in the code page of an Arabic Windows. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

/** What is booked, or was; rows with a problem are not part of it. */
function Summary({ sheet }: { sheet: CourierSheet }) {
  const t = useMessages(courierSheetsMessages)
  const language = useLanguage()
  const { rows, amount, expected, is_applied: isApplied } = sheet
  const problems = rows.filter(({ problem }) => problem !== null).length
  const money = (egp: number) => formatExactMoney(egp, language)
  return (
    <Alert severity={problems > 0 || amount !== expected ? 'warning' : 'success'}>
      <div>{(isApplied ? t.booked : t.toBook)({ amount: money(sumBooked(sheet)) })}</div>
      {!isApplied && <div>{t.totals({ amount: money(amount), expected: money(expected) })}</div>}
      <div>{t.problems({ count: problems })}</div>
      {rows.some(({ problem }) => problem === 'amount_differs') && <div>{t.lessCame}</div>}
    </Alert>
  )
}

/** The cash of the rows that book it, in pounds. */
function sumBooked({ rows }: CourierSheet): number {
  const books = ({ action }: CourierSheet['rows'][number]) => action === 'receive' || action === 'deliver_and_receive'
  return rows.filter(books).reduce((total, { amount }) => total + Math.round((amount ?? 0) * 100), 0) / 100
}

/** How many rows change something. */
function countActions({ rows }: CourierSheet): number {
  return rows.filter(({ action }) => action !== null && action !== 'nothing').length
}

import { PackageSearch } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'
import type { OrderSearch } from './order-search.ts'
import { trackMessages } from './track.late.messages.ts'
import { TrackForm } from './track-form.tsx'
import { useOrderSearch } from './use-order-search.ts'

/** Finds an order by number and phone, with a code. @param onFound receives the token of its link */
export function TrackPage({ onFound }: { onFound: (token: string) => void }) {
  const isLive = useHydrated()
  const finding = useOrderSearch(onFound)
  return (
    <div className="page grid justify-items-center py-8 md:py-14">
      <section className="grid w-full max-w-md gap-5 rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
        <span
          aria-hidden="true"
          className="mx-auto grid size-16 place-items-center rounded-full bg-lamp-soft text-warning [&>svg]:size-7"
        >
          <PackageSearch />
        </span>
        {finding.search ? (
          <CodeStep search={finding.search} finding={finding} />
        ) : (
          <WantedStep isLive={isLive} finding={finding} />
        )}
      </section>
    </div>
  )
}

type Finding = ReturnType<typeof useOrderSearch>

function WantedStep({ isLive, finding }: { isLive: boolean; finding: Finding }) {
  const t = useMessages(trackMessages)
  const { isBusy, trouble, typed, requestCode } = finding
  const fields = [
    { name: 'number', label: t.number, hint: t.numberHint, autoComplete: 'off', value: typed?.number },
    { name: 'phone', label: t.phone, autoComplete: 'tel-national', value: typed?.phone },
  ] as const
  return (
    <>
      <Heading title={t.title} hint={t.hint} />
      <TrackForm
        key="wanted"
        fields={fields}
        isBusy={isBusy}
        trouble={trouble}
        onSend={({ number, phone }) => void requestCode(number, phone)}
      >
        <SendButton isLive={isLive} isBusy={isBusy} words={isBusy ? t.sending : t.send} />
      </TrackForm>
    </>
  )
}

function CodeStep({ search, finding }: { search: OrderSearch; finding: Finding }) {
  const t = useMessages(trackMessages)
  const { isBusy, trouble, open, requestCode, startAgain } = finding
  const { number, phone } = search
  return (
    <>
      <Heading title={t.codeTitle} hint={t.codeHint({ number, phone })} isNews />
      <TrackForm
        key="code"
        fields={[{ name: 'otp_code', label: t.code, autoComplete: 'one-time-code' }]}
        isBusy={isBusy}
        trouble={trouble}
        takesFocus
        onSend={({ otp_code }) => void open(search, otp_code)}
      >
        <SendButton isLive isBusy={isBusy} words={isBusy ? t.opening : t.open} />
      </TrackForm>
      <p className="text-muted text-sm">{t.noMessage}</p>
      <Button look="quiet" isResting={isBusy} onClick={() => void requestCode(number, phone)}>
        {t.newCode}
      </Button>
      <Button look="quiet" onClick={startAgain}>
        {t.otherOrder}
      </Button>
    </>
  )
}

function Heading({ title, hint, isNews = false }: { title: string; hint: string; isNews?: boolean }) {
  return (
    <div className="grid gap-1 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p role={isNews ? 'status' : undefined} className="text-muted">
        {hint}
      </p>
    </div>
  )
}

function SendButton({ isLive, isBusy, words }: { isLive: boolean; isBusy: boolean; words: string }) {
  return (
    <Button look="lamp" size="large" type="submit" disabled={!isLive} aria-disabled={isBusy} className="w-full">
      {words}
    </Button>
  )
}

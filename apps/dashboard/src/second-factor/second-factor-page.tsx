import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import type { SecondFactorState } from '@shop/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading, Title } from 'react-admin'
import { staffApi } from '../data/api.ts'
import { useMessages } from '../i18n/language.tsx'
import { FetchFailure } from '../ui/failures.tsx'
import { Panel } from '../ui/panel.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'
import { SetUp } from './set-up.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

/** The state of one's own second factor, with buttons to turn it on or off. */
export function SecondFactorPage() {
  const t = useMessages(secondFactorMessages)
  const { data, isError, refetch } = useQuery({
    queryKey: ['own second factor'],
    queryFn: ({ signal }) => staffApi.secondFactor.getOwn({}, { signal }),
  })
  return (
    <Box sx={{ mt: 2, maxInlineSize: 640 }}>
      <Title title={t.page} />
      <Panel title={t.title}>
        <Stack spacing={2}>
          <Typography>{t.lead}</Typography>
          {data && <FactorState state={data} onChanged={() => void refetch()} />}
          {!data && (isError ? <FetchFailure onRetry={() => void refetch()} /> : <Loading />)}
        </Stack>
      </Panel>
    </Box>
  )
}

function FactorState({ state, onChanged }: { state: SecondFactorState; onChanged: () => void }) {
  const t = useMessages(secondFactorMessages)
  const [doing, setDoing] = useState<'nothing' | 'setting-up' | 'turning-off'>('nothing')
  function finish(): void {
    setDoing('nothing')
    onChanged()
  }
  if (doing === 'setting-up') return <SetUp onDone={finish} />
  return (
    <>
      <Alert severity={state.is_on ? 'success' : 'warning'}>
        <span>{state.is_on ? t.isOn : t.isOff}</span> {state.is_required && <span>{t.isRequired}</span>}
      </Alert>
      {state.is_on && <Typography>{t.codesLeft({ count: state.recovery_codes_left })}</Typography>}
      <Button
        variant={state.is_on ? 'outlined' : 'contained'}
        color={state.is_on ? 'error' : 'primary'}
        sx={{ alignSelf: 'start' }}
        onClick={() => setDoing(state.is_on ? 'turning-off' : 'setting-up')}
      >
        {state.is_on ? t.turnOff : t.setUp}
      </Button>
      {doing === 'turning-off' && <TurnOffDialog onDone={finish} onClose={() => setDoing('nothing')} />}
    </>
  )
}

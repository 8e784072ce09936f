import { Box } from '@mui/material'

type Properties = { facts: readonly (readonly [name: string, value: string | null])[] }

/** The facts at the head of a printed paper; one without a value is left out. */
export function PaperFacts({ facts }: Properties) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, alignContent: 'start' }}
    >
      {facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
    </Box>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        <bdi>{value}</bdi>
      </Box>
    </>
  )
}

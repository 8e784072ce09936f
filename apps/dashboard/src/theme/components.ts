import type { Components } from '@mui/material/styles'
import { colors } from './colors.ts'

/** How the parts differ from Material's own: flat surfaces, thin lines, visible focus. */
export const components: Components & Record<string, unknown> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `3px solid ${colors.nile}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
  },
  MuiAppBar: { defaultProps: { elevation: 0 } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { elevation1: { border: `1px solid ${colors.line}` } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: colors.line },
      // On a phone the names in a table need the room.
      sizeSmall: onPhone({ paddingInline: 8 }),
      head: { fontWeight: 700, color: colors.muted, backgroundColor: colors.well },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
  // A sign stands before its number in Arabic too.
  MuiInputBase: { styleOverrides: { input: { '&[type=number]': { unicodeBidi: 'plaintext' } } } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colors.control } } },
  // A long name takes two lines rather than an ellipsis.
  RaMenuItemLink: {
    styleOverrides: { root: { whiteSpace: 'normal', '& .MuiTypography-root': { whiteSpace: 'normal' } } },
  },
  RaToolbar: { styleOverrides: { root: { backgroundColor: colors.well } } },
  // The buttons of a dialog stay in sight, however much there is to fill in.
  MuiDialog: {
    styleOverrides: { paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } } },
  },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: colors.ink, fontSize: '0.8125rem' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  // A table that is wider than the screen scrolls by itself, not with the page.
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-content': {
          minWidth: 0,
          paddingInline: 24,
          paddingBlockEnd: 32,
          ...onPhone({ paddingInline: 8 }),
        },
      },
    },
  },
  // A phone shows what is made new by a button over the page: nothing is left in the bar.
  RaTopToolbar: {
    styleOverrides: {
      root: onPhone({ minHeight: 0, padding: 0, alignItems: 'center', backgroundColor: 'transparent' }),
    },
  },
  RaList: {
    defaultProps: { exporter: false, perPage: 25 },
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { overflowX: 'auto' },
        // The last line must not stay under the button for a new record.
        ...onPhone({ paddingBlockEnd: 72 }),
      },
    },
  },
  // On a phone the filters have the same room on both sides.
  RaFilterForm: { styleOverrides: { root: onPhone({ paddingInlineStart: 16 }) } },
  // A switch among the filters stands in line with the fields above it, and is high enough for a finger.
  RaFilterFormInput: {
    styleOverrides: {
      root: { '& .MuiFormControlLabel-root': { marginInlineStart: 0, ...onPhone({ minBlockSize: 44 }) } },
    },
  },
  RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
  RaShow: { styleOverrides: { root: allowNarrow('RaShow') } },
  RaEdit: { styleOverrides: { root: allowNarrow('RaEdit') } },
  RaCreate: { styleOverrides: { root: allowNarrow('RaCreate') } },
  RaDatagrid: {
    defaultProps: { bulkActionButtons: false },
    styleOverrides: { root: { '& .RaDatagrid-headerCell': { backgroundColor: colors.well } } },
  },
}

function onPhone(styles: object) {
  return { '@media (max-width: 599.95px)': styles }
}

/** Lets a page be narrower than what stands on it. */
function allowNarrow(name: string) {
  return { [`& .${name}-main`]: { minWidth: 0 }, [`& .${name}-card`]: { minWidth: 0 } }
}

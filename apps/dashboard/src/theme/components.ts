import type { Components } from '@mui/material/styles'
import { colors } from './colors.ts'

/** On a phone the toolbar of a form stays at the foot of the screen, and must not cover the end of the form. */
const aboveToolbar = onPhone({ paddingBlockEnd: 80 })

/** Changes to Material's components: flat surfaces, thin lines, visible focus. */
export const components: Components & Record<string, unknown> = {
  MuiCssBaseline: {
    styleOverrides: {
      // However long a word of a field is, the page is not wider than its window.
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
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
      // A table scrolls sideways, so its columns keep their words whole.
      root: { borderBottomColor: colors.line, overflowWrap: 'break-word' },
      // Less padding on a phone leaves room for names.
      sizeSmall: onPhone({ paddingInline: 8 }),
      head: { fontWeight: 700, color: colors.muted, backgroundColor: colors.well },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
  // A minus sign comes before its number in Arabic too.
  MuiInputBase: {
    styleOverrides: {
      input: {
        '&[type=number]': { unicodeBidi: 'plaintext' },
        // Groups of Arabic digits keep their order.
        '&[type=tel]': { unicodeBidi: 'bidi-override' },
      },
    },
  },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colors.control } } },
  // What a field is for can be read also while it waits for its choices.
  MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: colors.muted } } } },
  // A long name wraps instead of being cut.
  RaMenuItemLink: {
    styleOverrides: { root: { whiteSpace: 'normal', '& .MuiTypography-root': { whiteSpace: 'normal' } } },
  },
  RaToolbar: { styleOverrides: { root: { backgroundColor: colors.well } } },
  // The buttons of a dialog stay visible while its fields scroll.
  MuiDialog: {
    styleOverrides: { paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } } },
  },
  // The label of an outlined field is half above it.
  MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } } },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: colors.ink, fontSize: '0.8125rem' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  // A table that is wider than the screen scrolls, not the page.
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
  // On a phone the create button floats over the page, so the toolbar is empty.
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
        // The floating create button must not cover the last row.
        ...onPhone({ paddingBlockEnd: 72 }),
      },
    },
  },
  // On a phone the filters have equal margins on both sides.
  RaFilterForm: { styleOverrides: { root: onPhone({ paddingInlineStart: 16 }) } },
  // A switch among the filters aligns with the fields and is high enough for a finger.
  RaFilterFormInput: {
    styleOverrides: {
      root: { '& .MuiFormControlLabel-root': { marginInlineStart: 0, ...onPhone({ minBlockSize: 44 }) } },
    },
  },
  RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
  RaShow: { styleOverrides: { root: allowNarrow('RaShow') } },
  RaEdit: { styleOverrides: { root: { ...allowNarrow('RaEdit'), ...aboveToolbar } } },
  RaCreate: { styleOverrides: { root: { ...allowNarrow('RaCreate'), ...aboveToolbar } } },
  RaDatagrid: {
    defaultProps: { bulkActionButtons: false },
    styleOverrides: { root: { '& .RaDatagrid-headerCell': { backgroundColor: colors.well } } },
  },
}

function onPhone(styles: object) {
  return { '@media (max-width: 599.95px)': styles }
}

/** Lets a page be narrower than its content. */
function allowNarrow(name: string) {
  return { [`& .${name}-main`]: { minWidth: 0 }, [`& .${name}-card`]: { minWidth: 0 } }
}

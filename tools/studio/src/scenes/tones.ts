/** Backdrop tones of group pictures: light in the middle, a shade deeper outside; `block` paints podiums, `disc` the lamp. */
export const tones = {
  sand: { inner: '#faf1e0', outer: '#ecd9b8', block: '#e8cfa3', disc: '#fbd98f' },
  nile: { inner: '#dcecea', outer: '#bfdad7', block: '#a9cdca', disc: '#f3faf8' },
  rose: { inner: '#f5e3da', outer: '#ebcfc3', block: '#e2bba9', disc: '#fff5ee' },
  sage: { inner: '#e6ecd9', outer: '#d2dcc0', block: '#c0ceaa', disc: '#f9fbf0' },
  sky: { inner: '#e0eaf2', outer: '#c9d9e6', block: '#b5cadb', disc: '#f6fafd' },
  stone: { inner: '#efeae0', outer: '#dfd8cc', block: '#d3cabb', disc: '#fffcf5' },
}

export type Tone = keyof typeof tones

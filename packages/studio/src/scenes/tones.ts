/** Backdrop tones of group pictures: light in the middle, a shade deeper outside; `block` paints podiums, `disc` the lamp. */
export const tones = {
  sand: { inner: '#faf1e0', outer: '#ecd9b8', block: '#e8cfa3', disc: '#fbd98f' },
  nile: { inner: '#e6f1ef', outer: '#bfdad7', block: '#a9cdca', disc: '#d3e8e5' },
  rose: { inner: '#f9ece6', outer: '#ebcfc3', block: '#e2bba9', disc: '#f6dccf' },
  sage: { inner: '#eef2e6', outer: '#d2dcc0', block: '#c0ceaa', disc: '#e0e9d0' },
  sky: { inner: '#ebf1f6', outer: '#c9d9e6', block: '#b5cadb', disc: '#d9e6f0' },
  stone: { inner: '#f5f2ec', outer: '#dfd8cc', block: '#d3cabb', disc: '#ece5d8' },
}

export type Tone = keyof typeof tones

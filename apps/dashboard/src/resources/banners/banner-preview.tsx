import { Box, Typography } from '@mui/material'
import { type Language, type Localized, languages, type Picture } from '@shop/contract'
import { directionOf, nativeNameOf } from '@shop/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { bannersMessages } from './banners.messages.ts'

/** A live preview of the banner on the home page, in both languages. */
export function BannerPreview() {
  const t = useMessages(bannersMessages)
  return (
    <Box component="section" aria-label={t.preview} sx={{ mt: 2 }}>
      <Typography component="h2" variant="h6">
        {t.preview}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        {languages.map((language) => (
          <Slide key={language} language={language} />
        ))}
      </Box>
    </Box>
  )
}

function Slide({ language }: { language: Language }) {
  const { control } = useFormContext()
  const [title, description, ltr, rtl] = useWatch({ control, name: ['title', 'description', 'image_ltr', 'image_rtl'] })
  const picture: Picture | null | undefined = language === 'ar' ? rtl : ltr
  const textOf = (text: Partial<Localized> | null | undefined) => text?.[language] ?? ''
  return (
    <Box
      lang={language}
      dir={directionOf[language]}
      aria-label={nativeNameOf[language]}
      role="group"
      sx={{
        position: 'relative',
        // Text scales with the picture, so that lines break as in the shop.
        containerType: 'inline-size',
        aspectRatio: '2.4',
        borderRadius: 2,
        overflow: 'hidden',
        background: colors.lampSoft,
      }}
    >
      {picture && (
        <img src={picture.image} alt="" style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }} />
      )}
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          p: '5cqi',
          display: 'flex',
          flexDirection: 'column',
          gap: '2cqi',
          justifyContent: 'center',
          alignItems: 'flex-start',
          maxInlineSize: '55%',
        }}
      >
        <Box component="strong" sx={{ color: colors.ink, fontSize: 'min(22px, 5cqi)', lineHeight: 1.3 }}>
          {textOf(title)}
        </Box>
        <Box component="span" sx={{ color: colors.ink, fontSize: 'min(16px, 3.6cqi)', lineHeight: 1.4 }}>
          {textOf(description)}
        </Box>
      </Box>
    </Box>
  )
}

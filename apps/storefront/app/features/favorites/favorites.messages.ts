import { defineMessages } from '@shop/i18n'

export const favoritesMessages = defineMessages('favorites', {
  title: { en: 'Favourites', ar: 'المفضلة' },
  counted: { en: 'Favourites: {count}', ar: 'المفضلة: {count}' },
  favorite: { en: 'Favourite', ar: 'المفضلة' },
  favoriteNamed: { en: 'Favourite: {name}', ar: 'المفضلة: {name}' },
  full: { en: 'Your favourites are full', ar: 'قائمة المفضلة ممتلئة' },
  fullHint: { en: 'Remove one to add another.', ar: 'احذف منتجًا منها لتضيف غيره.' },
})

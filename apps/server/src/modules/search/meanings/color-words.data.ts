/** What shoppers call the families of colours: in English, Arabic and Egyptian of both genders, and Franco. */
export const colorWords = {
  black: 'black, matt black, dark, أسود، سوداء، سودا، سودة، اسود مطفي، سمرا، eswed, iswed, aswad, soda, sawda, eswd',
  white:
    'white, pearl, off white, أبيض، بيضاء، بيضا، بيضة، لؤلؤي، اوف وايت، أوفوايت، abyad, abyed, beida, bayda, beda, abiad',
  grey: 'grey, gray, graphite, charcoal, رمادي، رمادية، رصاصي، رصاصية، جرافيت، فيراني، rosasy, romady, ramady, rosasi',
  silver: 'silver, metallic, فضي، فضية، سيلفر، معدني، faddy, fadi, fedi, fedy, silvar',
  red: 'red, ruby, crimson, scarlet, أحمر، حمراء، حمرا، ياقوتي، a7mar, ahmar, 7amra, hamra, a7mr',
  burgundy:
    'burgundy, maroon, wine, bordeaux, نبيتي، نبيتية، عنابي، خمري، بوردو، ماروني، nebity, nebeety, 3ennaby, nebiti',
  orange:
    'orange, coral, terracotta, برتقالي، برتقالية، أورنج، مرجاني، طوبي، برتقاني، bortoqany, borto2any, toby, morgany',
  yellow: 'yellow, mustard, lemon yellow, أصفر، صفراء، صفرا، مسطردة، لموني، asfar, safra, asfr',
  gold: 'gold, golden, champagne, ذهبي، ذهبية، دهبي، دهبية، شامبين، جولد، dahaby, dahabi, shampen, zahaby',
  green:
    'green, mint, pistachio, emerald, olive, أخضر، خضراء، خضرا، نعناعي، فستقي، زمردي، زيتي، زيتوني، مينت، a5dar, akhdar, 5adra, khadra, zety, fosto2y',
  turquoise: 'turquoise, teal, aqua, petrol, تركواز، تركوازي، بترولي، فيروزي، petroly, torkowaz, fayrouzy',
  blue: 'blue, royal blue, أزرق، زرقاء، زرقا، azra2, azraq, zar2a, zarka, azrak',
  navy: 'navy, navy blue, dark blue, كحلي، كحلية، نيفي، ازرق غامق، ko7ly, kohly, kohli',
  light_blue:
    'light blue, baby blue, sky blue, لبني، لبنية، سماوي، سماوية، بيبي بلو، ازرق فاتح، labany, samawy, labani',
  purple: 'purple, violet, lavender, lilac, mauve, بنفسجي، بنفسجية، موف، لافندر، ليلكي، banafsgy, banafseg, mauv',
  pink: 'pink, rose, rose gold, روز، وردي، وردية، بمبي، بمبه، بينك، زهري، روز جولد، فوشيا، wardy, bamby, zahry, bink, bambi',
  brown: 'brown, mocha, coffee brown, chocolate brown, بني، بنية، موكا، بنى، bonny, bonni, moka',
  beige:
    'beige, cream, ivory, cashmere, nude, off cream, بيج، كريمي، كريمية، سكري، كشمير، عاجي، كافيه، bej, creamy, kremy, sokkary',
  copper: 'copper, bronze, rose copper, نحاسي، نحاسية، برونز، برونزي، ne7asy, nahasy, nohasy',
}

export type ColorFamily = keyof typeof colorWords

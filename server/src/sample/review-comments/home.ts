import type { Comments } from './comments.ts'

/** On mugs, pillows and photo frames. */
export const homeComments: Comments = {
  'adrak-chai-mug': [
    [5, 'They changed the last line to "Baba ke haath ki". He cried a little. So did I.'],
    [5, 'Print is fired in, six months of dishwasher and no change.'],
    [4, 'Right size for a proper chai. Handle could be a bit wider.'],
  ],
  'monday-meeting-mug': [
    [5, 'My manager laughed, then asked for one.'],
    [4, 'Good weight, matt black looks smart on the desk.'],
    [3, 'Funny, but it took eight days to reach Guwahati.'],
  ],
  'blue-pottery-mug': [
    [5, 'Looks like the real Jaipur work and goes all the way around.'],
    [4, 'Beautiful blue. One arrived chipped, and a new one came in four days.'],
  ],
  'christmas-star-mug': [
    [4, 'Fourth year in our row. The star is my favourite so far.'],
    [3, 'Nice mug, I only wish the names were a little larger.'],
  ],
  'pongal-pot-mug': [
    [5, 'Amma uses it for filter coffee every morning, Pongal or not.'],
    [4, 'Bright colours, good finish inside too.'],
  ],
  'diya-magic-mug': [
    [5, 'Children made everyone in the building drink hot milk to see it.'],
    [4, 'Works well with chai, a little slow with coffee that is not very hot.'],
    [4, 'Gave six at the office Diwali lunch, well packed.'],
  ],
  'photo-reveal-magic-mug': [
    [3, 'The picture comes, but it is darker than my photograph.'],
    [2, 'Coat got scratches after one month of normal use.'],
    [3, 'My parents loved the surprise. Wash only by hand, mind.'],
  ],
  'hill-train-travel-mug': [
    [5, 'Kept chai hot from Siliguri to Ghum. The train has my name, of course.'],
    [4, 'Does not leak in the bag. Slightly too tall for my car holder.'],
  ],
  'monogram-travel-tumbler': [
    [4, 'Engraving is clean and will never peel. Fits the holder in my i20.'],
    [5, 'Good grip, lid is silent. Bought a pink one after the blue.'],
  ],
  'mr-mrs-couple-mugs': [
    [5, 'The garland does meet when you put them side by side. Such a sweet idea.'],
    [5, 'Gave at my cousin’s reception in Kochi. They use them daily.'],
    [5, 'Names and date correct, box is nice enough to keep.'],
    [4, 'Lovely set. I would like a bigger size for filter coffee.'],
  ],
  'dada-dadi-mugs': [
    [5, 'We got Ajji and Thatha. They show them to every visitor.'],
    [5, 'The spectacles are exactly theirs! Handles are easy for my grandmother.'],
    [4, 'Very cute. Packing was good, nothing broke on the way to Ranchi.'],
  ],
  'mughal-poppy-cushion': [
    [5, 'Looks costlier than it is. Cloth is thick and the zip really is hidden.'],
    [5, 'Put four on the takht, two in each colour. Guests always ask.'],
    [4, 'Print is slightly off centre on one of the two, but only I notice.'],
  ],
  'peacock-cushion': [
    [5, 'Every feather is drawn. The teal matches our curtains.'],
    [4, 'Rich colour, no fading in a sunny room so far.'],
  ],
  'holi-rangoli-cushion': [
    [4, 'So cheerful. My toddler points out each colour.'],
    [3, 'Material is softer and thinner than I thought. Nice print though.'],
  ],
  'diwali-toran-cushion': [
    [5, 'Gold on the diyas catches the light in the evening. Beautiful.'],
    [4, 'Ordered late and still got it on Dhanteras.'],
    [5, 'Took the set of two and then another set for my sister in Indore.'],
  ],
  'eid-lantern-cushion': [
    [5, 'Family name in Urdu came out perfectly. Ammi chose the green.'],
    [4, 'Very graceful design. Insert could be fuller.'],
  ],
  'family-photo-pillow': [
    [4, 'They warned me the first photo was too small, so I sent another. Came out sharp.'],
    [5, 'My grandfather sleeps with it after lunch.'],
  ],
  'pet-portrait-pillow': [
    [5, 'It is our Bruno to the last whisker. The dog himself is jealous.'],
    [5, 'They drew my indie with one ear down, just as she is.'],
    [5, 'Lovely work, sent a sketch for approval first.'],
  ],
  'raja-rani-pillows': [
    [4, 'Cool cotton. He says the crown on his side is bigger.'],
    [4, 'Lettering is very good looking. Covers shrank slightly in hot water.'],
  ],
  'wedding-wreath-pillow': [
    [5, 'Simple and pretty. The muslin wrapping was a nice touch.'],
    [4, 'A proper anniversary gift, green piping is neat.'],
  ],
  'rail-gaadi-kids-pillow': [
    [4, 'Eight letters, three rows of train. My nephew knows his spelling now.'],
    [4, 'Soft, and the colours survived a spilled Bournvita.'],
  ],
  'first-birthday-frame': [
    [5, 'Stands on the puja shelf beside the calendar. The first word in the margin is so sweet.'],
    [4, 'Good frame. Photo can be changed easily, as promised.'],
  ],
  'birthday-collage-frame': [
    [4, 'Six embarrassing photos of my brother, arranged with taste.'],
    [4, 'Colours of old and new photos were balanced well.'],
  ],
  'sixtieth-birthday-frame': [
    [5, 'Papa turned sixty in Madurai, everyone took a photo of this frame.'],
    [5, 'Gilding is by hand, you can tell. Worth it.'],
  ],
  'rakhi-siblings-frame': [
    [5, 'Posted it to my brother in Shillong, reached safe with the glass-free option.'],
    [4, 'The thread from name to name is a lovely thought.'],
  ],
  'bhai-behen-frame': [
    [4, 'Simple and well made, Hindi lettering is good.'],
    [5, 'We did fight over the window seat, so it is accurate.'],
  ],
  'wedding-arch-frame': [
    [5, 'The arch makes an ordinary photo look like a painting.'],
    [5, 'Best gift we received. It hangs right at the entrance.'],
    [4, 'Very beautiful. Slightly heavy, use a good nail.'],
  ],
  'hill-holiday-frame': [
    [4, 'Started with Munnar, now we have five on the wall.'],
    [5, 'Looks like an old railway poster. Frame is real wood.'],
  ],
  'grandparents-frame': [
    [5, 'A torn photograph from 1974 came back as if new, and the original safe.'],
    [5, 'My father saw his parents clearly after forty years. Thank you.'],
  ],
}

import type { Comments } from './comments.ts'

/** On t-shirts and caps. */
export const wearComments: Comments = {
  'cutting-chai-tee': [
    [
      5,
      'Wore it to the tapri downstairs and the chaiwala asked where I got it. Thick cloth, yet not hot.',
    ],
    [4, 'Print is lovely. Sleeves a little long on me, otherwise a perfect M.'],
    [5, 'Third wash and the marigold has not faded. Ordered the green one for my brother.'],
  ],
  'hindi-name-tee': [
    [
      5,
      'They wrote to ask whether ज्योति has a long or short i. Such care. My mother was delighted.',
    ],
    [5, 'Lettering is beautiful, not the usual computer font. Fits true to size.'],
    [4, 'Very nice tee. Came a day later than promised but I was kept informed.'],
    [5, 'Made one for each cousin before the trip to Nainital. All seven names correct.'],
  ],
  'himalaya-sunrise-tee': [
    [4, 'Took it to Har ki Dun. Dries fast, as they say.'],
    [5, 'The year and pass were printed exactly as I typed. Good soft cotton.'],
  ],
  'bombay-monsoon-oversized-tee': [
    [5, 'Falls really well. The rain lines are fine and crisp, umbrella pops on indigo.'],
    [4, 'Oversized indeed, take one size down if you are short like me.'],
    [5, 'My daughter has not taken it off since July.'],
  ],
  'auto-raja-oversized-tee': [
    [4, 'Number plate with my own registration, my friends could not stop laughing.'],
    [3, 'Nice drawing, but the neck got a little loose after a few washes.'],
  ],
  'gully-cricket-jersey': [
    [5, 'Ordered eleven, all numbers right, and the shade matched the two we had from last year.'],
    [4, 'Good light material. Collar V is a bit deep for me.'],
    [4, 'Quick dry is true. Numbers have not cracked after one full season.'],
  ],
  'sunday-run-club-tee': [
    [4, 'Our club wears it every week now. Reflective print is easy to see at 5 am.'],
  ],
  'company-logo-polo': [
    [4, 'Embroidery of our logo is neat, even the small letters can be read.'],
    [5, 'Forty pieces for the Hosur plant, packed by size. Very helpful people.'],
    [3, 'Polo is good. One of twelve had a loose thread at the collar, they replaced it.'],
  ],
  'baraat-squad-polo': [
    [5, 'The gold crest looked so rich in the photos. We wear them even after the wedding.'],
    [5, 'Maroon is a true maroon. Got fifteen in nine days.'],
  ],
  'monogram-mandarin-tee': [
    [5, 'Gave it to my father, he wears it to office on Fridays. Very fine cloth.'],
    [4, 'Initials are small and elegant. I wish there were more colours.'],
  ],
  'pinstripe-formal-tee': [
    [3, 'Looks smart, but it is warmer than I expected for Chennai.'],
    [2, 'Colour was lighter than the picture. The fit is fine.'],
    [3, 'Decent for the price. Name stitching could be a little bigger.'],
  ],
  'bagru-block-print-tee': [
    [5, 'Every flower slightly different, you can see it is not a machine pattern.'],
    [4, 'Bled a little in the first wash, as the label says, then never again.'],
  ],
  'initial-baseball-cap': [
    [5, 'Letter is properly raised. Got क for my son and he is proud of it.'],
    [4, 'Good cotton, buckle feels solid. Fits my big head, at last.'],
    [5, 'Bought three, one for each of us, no more fights at the door.'],
  ],
  'gully-cricket-cap': [
    [4, 'Our whole lane has them now. Peak is long enough for the afternoon sun.'],
    [5, 'Stitching of the bats is very fine, better than caps from the sports shop.'],
  ],
  'desi-snapback': [
    [5, 'Changed the word to बनारस and they set it perfectly.'],
    [4, 'Stiff at first, settles in a week. Red brim is lovely.'],
  ],
  'pin-code-snapback': [
    [4, '781001 represent! Many people ask about it here in Pune.'],
    [4, 'Good cap. Small side text came out a little faint.'],
  ],
  'highway-trucker-cap': [
    [4, 'Light and airy on the bike trip to Kutch.'],
    [3, 'Funny and well printed. Foam front dents if you pack it badly.'],
  ],
  'ladakh-trucker-cap': [
    [5, 'They drew Chang La instead of Khardung La without any extra charge.'],
    [4, 'The patch is thick and the colours are just right.'],
  ],
  'block-print-bucket-hat': [
    [4, 'Reversible for real. I wear the plain side to the market.'],
    [5, 'Packed flat in my handbag for Goa and came out fine.'],
  ],
}

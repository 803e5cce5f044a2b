import type { Comments } from './comments.ts'

/** On key chains, bracelets, mousepads and business cards. */
export const smallComments: Comments = {
  'hindi-name-key-chain': [
    [5, 'Light and smooth, and easy to find at the bottom of my bag.'],
    [4, 'Name is correct on both sides. Ring is really tight, took a coin to open it.'],
  ],
  'initial-leather-key-chain': [
    [5, 'Smells of real leather. After three months it has become darker and nicer.'],
    [5, 'The letter is pressed deep. Good gift under five hundred.'],
    [4, 'Stitching is even. Came in a small cloth bag.'],
  ],
  'instant-photo-key-chain': [
    [4, 'Cute, and survived the monsoon in my scooter keys.'],
    [4, 'Photo is sharp. One corner of the acrylic had a small bubble.'],
  ],
  'round-photo-key-chain': [
    [4, 'Dadi’s picture looks like her own old locket.'],
    [3, 'Glass is fine, but the chain is a bit thin.'],
  ],
  'half-heart-key-chains': [
    [5, 'They fit only with each other, we tried with our friends’ pair.'],
    [4, 'Engraving is neat. Box could be sturdier.'],
  ],
  'date-couple-key-chains': [[4, 'He can no longer say that he forgot.']],
  'auto-rickshaw-key-chain': [
    [5, 'My husband drives an auto, and now his keys have one too. He loves it.'],
    [5, 'Heavy, bright, well finished. Bought four more for gifts.'],
    [4, 'Very cute. Plate text is small but readable.'],
  ],
  'brass-elephant-key-chain': [[4, 'Real brass, has a nice weight. Shines more with use.']],
  'new-home-key-chain': [
    [5, 'Gave a set of four at the griha pravesh. The whole family uses them.'],
    [5, 'The little lit windows are lovely.'],
    [4, 'Good finish, came two days before the date.'],
  ],
  'tree-of-life-mousepad': [
    [5, 'Almost too pretty to keep a mouse on.'],
    [4, 'Fine weave, the mouse runs well. Edges are stitched cleanly.'],
  ],
  'undo-mousepad': [
    [4, 'Whole accounts team wants one now.'],
    [4, 'Good joke, good mousepad, wipes clean.'],
  ],
  'contour-gaming-mousepad': [
    [5, 'Fast surface and it does not slide. Lines look great under light.'],
    [4, 'Big enough for low sens. Slight rubber smell for the first two days.'],
  ],
  'gamer-tag-mousepad': [
    [3, 'Tag looks good. Black picked up dust very quickly.'],
    [4, 'Stitched edge is strong, colours are bright.'],
    [3, 'Nice, but the pad arrived rolled and took a week to lie flat.'],
  ],
  'holiday-photo-mousepad': [
    [4, 'Our Kumarakom photo came out better than on the phone.'],
    [4, 'Colours are true. Thin but does not move.'],
  ],
  'blue-city-desk-mat': [
    [5, 'Covers my whole desk and hides the scratches. Every roof is different.'],
    [5, 'Spilled chai, wiped it, gone. Very happy.'],
    [4, 'Lovely print. Wish it came in an even longer size.'],
  ],
  'leather-name-desk-mat': [
    [4, 'Looks formal, gold name is elegant.'],
    [4, 'Smooth for the mouse. Took two days to lose the fold.'],
  ],
  'lotus-zari-rakhi': [
    [5, 'Real pearls-like beads and zari, my brother kept it on for weeks.'],
    [5, 'Initial inside the lotus is so delicate. Roli and chawal were packed neatly.'],
    [5, 'Reached Bengaluru on time even though I ordered in the last week.'],
  ],
  'peacock-meena-rakhi': [
    [5, 'He wears it as a brooch on his bandhgala now.'],
    [4, 'Enamel work is fine, thread is soft.'],
  ],
  'bhai-name-rakhi': [
    [5, 'Coin is heavy and clear, name struck at the back.'],
    [4, 'Good simple rakhi for a brother who does not like glitter.'],
  ],
  'bhaiya-bhabhi-rakhi': [
    [4, 'Lumba was the first to get compliments.'],
    [5, 'Potli bag and the card in handwriting, lovely presentation.'],
  ],
  'little-cricketer-rakhi': [
    [5, 'My nephew slept with it on. Soft, no sharp parts.'],
    [4, 'Name was right. Velcro is a bit stiff for small fingers.'],
  ],
  'rudraksha-om-rakhi': [
    [4, 'Dignified. My elder brother still wears it.'],
    [4, 'Beads are real, colour of cord is deep.'],
  ],
  'letter-bead-bracelet': [
    [4, 'Daughter wanted her name and her best friend’s name. Both perfect.'],
    [4, 'Elastic is strong. Spare beads were useful.'],
  ],
  'gold-bar-bracelet': [
    [5, 'Very fine engraving. Six months and the plating is as new.'],
    [4, 'Elegant with bangles. Chain is delicate, handle with care.'],
    [5, 'Gave it to my mother with all our names on the back.'],
  ],
  'leather-name-bracelet': [
    [4, 'Hindi lettering burnt in nicely. Softened in a week.'],
    [3, 'Good leather, slightly big for a thin wrist.'],
  ],
  'nazar-initial-bracelet': [
    [3, 'Looks nice, but the knot loosened after a month.'],
    [3, 'Bead is glass and pretty. Cord is thinner than in the picture.'],
  ],
  'everyday-visiting-cards': [
    [4, 'Plain and proper. Type is very well set.'],
    [4, 'Ready in two days as promised. Board could be a bit thicker.'],
  ],
  'bazaar-shop-cards': [
    [5, 'Exactly like the board of our shop. Customers keep it.'],
    [4, 'Hindi spelling was checked with me on the phone. Good service.'],
  ],
  'gold-foil-cards': [
    [5, 'Foil is sharp even in thin lines. Clients notice.'],
    [5, 'Bottle green with gold is superb. Edges are coloured too.'],
  ],
  'letterpress-cotton-cards': [
    [5, 'You can feel every letter. Nobody throws this card away.'],
    [4, 'Costly, but it is a piece of craft.'],
  ],
  'architect-matte-cards': [
    [4, 'They drew my own plan on the front from a PDF.'],
    [4, 'No fingerprints, good black.'],
  ],
  'clinic-matte-cards': [
    [4, 'Patients find the timings at once. Can be written on.'],
    [3, 'Useful, but the mint was lighter than on screen.'],
  ],
  'salon-glossy-cards': [
    [3, 'Pretty card. Gloss shows scratches in the purse.'],
    [4, 'Colours are lively and print is sharp.'],
  ],
  'photographer-glossy-cards': [[4, 'Five different photos on five hundred cards, well cropped.']],
}

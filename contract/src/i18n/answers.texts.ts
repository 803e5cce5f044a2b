import { photoLimits } from '#studio/photo-limits.ts'

const waits = {
  seconds: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
} as const

/** By the decimal sign of the file. */
const unclearNumber = {
  comma:
    'This number is not clear. In a file with semicolons the comma is the decimal sign: 499,50',
  point: 'This number is not clear. Write it like 499.50, 1,299 or 1,29,900',
} as const

/** Messages of the server that are more specific than those of its failures. */
export const answerTexts = {
  messageSent: 'Thank you. Your message is with us, and we answer by e-mail.',
  accountCreated: 'Account created',
  signedIn: 'Signed in',
  passwordChanged: 'Your password is changed. Please sign in with the new one.',
  emailChanged: 'Your e-mail is changed. From now on you sign in with it.',
  signedOutDevice: 'That device is signed out.',
  signedOutEverywhere: 'You are signed out everywhere.',
  secondFactorOff: 'The second step is off.',
  erased: 'Your account is closed and your data is erased.',
  resetMailed:
    'If there is an account with this e-mail, a link is on its way to it. It is good for 30 minutes.',
  colorNotOffered: 'This colour is not offered',
  sizeNotOffered: 'This size is not offered',
  packNotOffered: 'This quantity is not offered',
  lineGone: (title: string) => `${title} is no longer available. Please remove it from your cart`,
  studioEnded: (title: string) =>
    `${title} is no longer printed as you designed it. Please remove it from your cart`,
  proofRequired: (title: string) =>
    `${title} is only sold personalised now. Please personalise it, or remove it from your cart`,
  onlyLeft: (left: number, title: string) => `Only ${left} left of ${title}`,
  soldOut: (title: string) => `${title} is out of stock`,
  csvEmpty: 'The file has no rows',
  csvWorkbook:
    'This is a workbook or an archive (.xlsx, .xls, .ods, .zip), not a CSV file, whatever its name says. Please open it in your spreadsheet and save it as CSV UTF-8',
  csvPdf:
    'This is a PDF, not a CSV file, whatever its name says. Please save the table as CSV UTF-8',
  csvNotUtf8:
    'This file is not text in UTF-8, so letters would be lost. Please save it as CSV UTF-8 in your spreadsheet',
  csvMisread: (letters: string) =>
    `A program read this file in another encoding than UTF-8: it has “${letters}” in place of letters. Please open the first file as UTF-8, and save it as CSV UTF-8`,
  csvUnreadable: 'From this line on the file cannot be read: a quotation mark is open or misplaced',
  csvUnknownColumn: (name: string) => `There is no column ${name}`,
  csvColumnTwice: (name: string) => `The column ${name} stands here twice`,
  csvTooManyCells: 'This line has more cells than there are columns',
  csvTooManyRows: (most: number) => `At most ${most} rows at once`,
  csvSameProduct: 'An earlier line is of the same product',
  csvYesOrNo: 'Should be yes or no',
  csvPerColor: 'One part for each colour, separated by a vertical bar',
  csvNumber: (decimal: string) => unclearNumber[decimal === ',' ? 'comma' : 'point'],
  csvQuestionMarks:
    'Letters have become question marks here. Save the file as CSV UTF-8 in the spreadsheet',
  csvSizes: 'Each size with its number, such as S:3',
  csvPairs: (example: string) => `Two numbers with a colon between them, such as ${example}`,
  csvSizeChart: (example: string) => `Each size with its measures in cm, such as ${example}`,
  csvChanged:
    'The products changed since the file was checked, so nothing was imported. Please check the file again',
  csvNotImported: (problems: number) =>
    `Nothing was imported: the number of things to mend in the file is ${problems}`,
  oldAddressInvalid: 'Write the path of a page of the former shop, such as /products/mug',
  oldAddressIsOurs: 'This is the address of a page of ours, which always wins',
  oldAddressTwice: 'This old address is already in the table',
  oldAddressTargetInvalid: 'Write the address of a page of this shop, such as /contact',
  oldAddressElsewhere: 'It must lead to a page of this shop, not to another one',
  oldAddressLoop: 'These addresses lead to each other, so nobody would arrive',
  tooManyOldAddresses: (most: number) => `The table holds at most ${most} old addresses`,
  movedTypeUnknown: (name: string) =>
    name ? `Choose what “${name}” becomes` : 'Choose what a product without a type becomes',
  movedOptionUnknown: (name: string) =>
    `Say whether the option “${name}” is a colour, a size, or makes products of their own`,
  movedPriceInvalid: 'This amount cannot be taken over; a reduction is at most 80 percent',
  movedPricesDiffer:
    'The variants have different prices, and a product here has one. Make a product for each price, or leave this one out',
  movedPictureMissing: (name: string) =>
    name ? `The picture ${name} is not among those given` : 'A product needs a picture',
  movedTooMany: (most: number) => `At most ${most} products at once`,
  csvColumnMissing: (name: string) => `The column ${name} is missing`,
  tooManyTries: (seconds: number) => `Too many tries. Please try again in ${inWords(seconds)}`,
  tooManyCashOrders: (seconds: number) =>
    `Too many cash orders in a short time, so nothing was ordered. Please pay online, or try again in ${inWords(seconds)}`,
  pictureTooLarge: 'A picture is larger than 10 MB',
  tooManyPictures: (most: number) => `At most ${most} pictures at once`,
  noPicture: 'Pictures must be JPEG, PNG, WebP or AVIF',
  pictureEmpty: 'A picture is empty',
  pictureTooFine: 'A picture has too many pixels',
  pictureBroken: 'A picture is broken',
  notOurPicture: 'This is no picture of the shop',
  photoEmpty: 'There was no photo in what was sent',
  photoTooLarge: 'This photo is larger than 25 MB. Please send a smaller one',
  photoTooFine: `This photo has more than ${photoLimits.mostMegapixels} megapixels. Please send a smaller one`,
  notAPhoto: 'Photos must be JPEG, PNG or WebP',
  photoIsHeic:
    'This photo is a HEIC file, which not every screen and no press can read. Please send it as a JPEG: on an iPhone, Settings, Camera, Formats, Most Compatible makes new photos JPEG; one that you have becomes a JPEG when you mail it to yourself',
  photoBroken: 'This photo is damaged and cannot be opened. Please choose another',
  carrierRefused: (remark: string) => `The carrier did not accept this shipment: ${remark}`,
  mailRefused: (reason: string) => `The mail server did not take the mail. It says: ${reason}`,
  carrierSilent: 'The carrier cannot be reached just now. Please try again in a minute',
  trialIncomplete: 'The trial payment is not complete yet. Please try again in a minute',
  trialAway:
    'The payment service cannot be reached just now. If you paid ₹1, it comes back by itself',
  trialRefused: (reason: string) => `The payment provider refused the trial. It says: ${reason}`,
  carrierAway: 'The carrier cannot be reached just now. The order stays where it was',
} as const

/** A wait, in minutes from one minute on. */
function inWords(seconds: number): string {
  return seconds < 60 ? waits.seconds(seconds) : waits.minutes(Math.ceil(seconds / 60))
}

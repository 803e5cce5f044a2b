export const securityTexts = {
  title: 'Sign-in safety',
  heading: 'Sign-in safety',
  notRead: 'This could not be read just now.',
  off: 'Your sign-in asks for your password only.',
  why: 'With a second step it asks for a code of an app on your phone too, so that a password which somebody found or guessed is not enough.',
  required: 'This shop takes real payments. The admin opens once your sign-in has a second step.',
  closedWithout:
    'This shop takes real payments: without it the admin stays closed to you. Turn it off only to set it up on another phone.',
  on: 'Your sign-in asks for a code of your authenticator app too.',
  left: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  begin: 'Set up the second step',
  password: 'Password',
  passwordHint: 'So that we know it is you.',
  goOn: 'Continue',
  cancel: 'Cancel',
  scanHeading: 'Scan this with your authenticator app',
  scanSentence:
    'Any app for one-time codes will do, such as Aegis, Google Authenticator or 1Password.',
  qrName: 'QR code for your authenticator app',
  byHand: 'Or type this into the app:',
  code: 'Code',
  codeHint: 'The six digits that the app shows now.',
  anyCodeHint: 'The six digits of the app, or a recovery code.',
  turnOn: 'Turn it on',
  doneHeading: 'The second step is on',
  doneSentence:
    'Keep these recovery codes where your phone is not. Each signs you in once, should the phone be lost. They are not shown again.',
  codesLabel: 'Recovery codes',
  kept: 'I have kept them',
  turnOff: 'Turn it off',
  turnOffHeading: 'Turn the second step off',
} as const

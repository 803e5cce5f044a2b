// chunk: menus
import { callTexts } from '#shared/call.texts.ts'

/** Messages that server and pages share, exactly as in docs/product.md section 24. */
export const texts = {
  required: 'Required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is not valid',
  emailExists: 'Email already exists',
  passwordRequired: 'Password is required',
  passwordInvalid:
    'Password must be at least 8 characters with at least 1 uppercase letter, 1 lowercase letter and 1 number',
  confirmPasswordRequired: 'Confirm password is required',
  otpInvalid: 'Invalid OTP',
  otpSent: 'OTP sent successfully!',
  credentialsInvalid: 'Invalid credentials',
  mobileInvalid: 'Mobile number not valid',
  pinCodeInvalid: 'Pincode is not valid',
  messageTooShort: 'Message should be atleast 25 characters long',
  priceInvalid: 'Price not valid',
  quantityTooSmall: 'Quantity should be 100 or greater',
  discountInvalid: 'Discount should be between 1% to 80%',
  descriptionInvalid: 'Description not valid',
  highlightInvalid: 'Highlight not valid',
  ratingInvalid: 'Rating not valid',
  ...callTexts,
  serviceAvailable: 'Service available in this area',
  serviceUnavailable: 'Service not available in this area',
  addressLimit: 'You can save only 5 addresses',
  selectAddress: 'Please select address',
  notBought: "Sorry! You are not allowed to review this product since you haven't bought it",
  noTrackingYet: 'No order updates available yet.',
} as const

import { redirect } from 'react-router'

export function loader() {
  throw redirect('/')
}

export function clientLoader() {
  throw redirect('/')
}

/*
 * What runs before the first paint (docs/product.md 2.17), as text: the server's page alone has it.
 */

/**
 * Says for whom the header is drawn (styles/app.css), and for which address this document was made
 * (entry.client.tsx).
 */
const markDocument = `(d=>{d.session=localStorage.getItem('token')?'in':'out';d.address=location.pathname+location.search})(document.documentElement.dataset);`

/** What only the page's script answers; all else, links and plain forms, works without. */
const answeredByScript = 'button[type=button],form[novalidate] button,[type=radio],[type=checkbox]'

/**
 * Keeps what is pressed and chosen before the page is alive. `wakeUp` (entry.client.tsx) has it done
 * then, in its order, each thing once: who sees nothing happen presses again. A choice that stands
 * already would be no news to React, so it is taken back first.
 */
const keepPresses = `(early=>{
const keep=e=>{
const pressed=e.target.closest?.('${answeredByScript}');
if(!pressed)return;
e.stopPropagation();
if(pressed.type=='submit')e.preventDefault();
pressed.dataset.early='';
early.delete(pressed);
early.set(pressed,pressed.checked)
};
addEventListener('click',keep,true);
window.wakeUp=()=>{
removeEventListener('click',keep,true);
for(const [pressed,isOn] of early)setTimeout(()=>{
delete pressed.dataset.early;
if(isOn!==undefined)pressed.checked=!isOn;
pressed.click()
})
}})(new Map)`

export const firstScript = markDocument + keepPresses

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

/** Fields whose words and choices a browser keeps by itself, but of which React would hear nothing. */
const typedFields = 'input:not([type=radio],[type=checkbox],[type=file]),select,textarea'

/**
 * Keeps what is pressed, chosen and typed before the page is alive. `wakeUp` (entry.client.tsx) has it
 * done then, in its order, each thing once: who sees nothing happen presses again. A choice or a word
 * that stands already would be no news to React, so it is taken back first.
 */
const keepPresses = `((early,typed)=>{
const keep=e=>{
const pressed=e.target.closest?.('${answeredByScript}');
if(!pressed)return;
e.stopPropagation();
if(pressed.type=='submit')e.preventDefault();
pressed.dataset.early='';
early.delete(pressed);
early.set(pressed,pressed.checked)
};
const note=e=>{if(e.target.matches('${typedFields}'))typed.add(e.target)};
addEventListener('click',keep,true);
addEventListener('input',note,true);
window.wakeUp=()=>{
delete window.wakeUp;
removeEventListener('click',keep,true);
removeEventListener('input',note,true);
const focused=document.activeElement;
if(focused!=document.body)focused?.dispatchEvent(new FocusEvent('focusin',{bubbles:true}));
for(const field of typed){
const {value}=field;
field.value='';
Reflect.set(Object.getPrototypeOf(field),'value',value,field);
field.dispatchEvent(new Event(field.localName=='select'?'change':'input',{bubbles:true}))
}
for(const [pressed,isOn] of early)setTimeout(()=>{
delete pressed.dataset.early;
if(isOn!==undefined)pressed.checked=!isOn;
pressed.click()
})
}})(new Map,new Set)`

/**
 * Takes the scripts of a page with a picture at the top out of their template (entry.server.tsx): once
 * that picture is seen, or when somebody presses, types or moves the focus before. Not every browser
 * tells what was painted, and a picture may never come: then soon after all has loaded, or in time.
 * Never while the page still comes: half of the template would be taken, and the rest run never.
 */
const startScripts = `(()=>{
const start=()=>{
if(document.readyState=='loading')return addEventListener('DOMContentLoaded',start);
const scripts=document.getElementById('scripts');
if(scripts)scripts.replaceWith(scripts.content)
};
for(const name of ['pointerdown','keydown','focusin'])addEventListener(name,start,{capture:true,once:true});
new PerformanceObserver(list=>{
if(list.getEntries().some(({element})=>element?.fetchPriority=='high'))start()
}).observe({type:'largest-contentful-paint',buffered:true});
addEventListener('load',()=>setTimeout(start,300));
setTimeout(start,4e3)
})()`

export const firstScript = `${markDocument}${keepPresses};${startScripts}`

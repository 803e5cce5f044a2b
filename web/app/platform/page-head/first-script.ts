/*
 * The script that runs before the first paint (docs/product.md 2.17), as text: only the server's
 * HTML contains it.
 */

/**
 * Sets for whom the header is drawn (styles/app.css), and the address of this document
 * (entry.client.tsx).
 */
const markDocument = `(d=>{d.session=localStorage.getItem('token')?'in':'out';d.address=location.pathname+location.search})(document.documentElement.dataset);`

/** Controls that need the page's script; all else, links and plain forms, works without. */
const answeredByScript = 'button[type=button],form[novalidate] button,[type=radio],[type=checkbox]'

/** Fields whose text and choices a browser keeps, but whose events React would miss. */
const typedFields = 'input:not([type=radio],[type=checkbox],[type=file]),select,textarea'

/**
 * Records presses, choices and typed text before hydration. `wakeUp` (entry.client.tsx) replays
 * them in order, each once, because people press again when nothing happens. React ignores a value
 * that is already set, so it is reset first.
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
 * Takes the scripts of a page with a picture at the top out of their template (entry.server.tsx).
 * It waits until that picture is visible, or until somebody presses, types or moves the focus. Not
 * every browser reports a paint, and a picture may never load, so it also runs soon after the load
 * event, or after a timeout. It never runs while the page still arrives: it would take half of the
 * template, and the rest would never run.
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
